import { type ComponentPropsWithRef, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The input types into which users type. Other inputs, such as radio buttons, are no steps of Enter. */
const TYPED = /^(?:text|email|tel|search|url|number|password)$/;

function isField(element: Element): element is Control {
  if (element instanceof HTMLInputElement) {
    return TYPED.test(element.type) && !element.readOnly && !element.disabled;
  }
  const isOther = element instanceof HTMLSelectElement || element instanceof HTMLTextAreaElement;
  return isOther && !element.disabled;
}

/** Returns the field to which Enter moves. Undefined for the last field, and for a search, whose results come next. */
function nextField(field: HTMLInputElement): Control | undefined {
  if (field.type === 'search') return undefined;
  const elements = [...(field.form?.elements ?? [])];
  return elements.slice(elements.indexOf(field) + 1).find(isField);
}

/** Dispatches the event of a changed value, so that the form receives a value that was filled in without events. */
function announce(field: Control): void {
  const { value } = field;
  // React ignores an event if the value is the last one that React or a script of this page has set. React watches
  // the element's own property, not the prototype's. So React sees '' here, and then the value as a change.
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  const type = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

export interface FieldsFormProps
  extends Omit<
    ComponentPropsWithRef<'form'>,
    'id' | 'ref' | 'onSubmit' | 'onKeyDown' | 'noValidate'
  > {
  /** Id of the form element, for a submit button outside of it. */
  id: string;
  /**
   * Returns the values that the form has received, by the names of the fields. On submit, a field with another value
   * was filled in without events, and its value is received before `onSubmit` is called.
   */
  values: () => object;
  /** Called when the user presses the submit button, and never by Enter in a field. */
  onSubmit: () => void;
  /** Called when Enter leaves the last field. */
  onLastField?: (() => void) | undefined;
}

/**
 * A form that only its button submits. Enter moves to the next text field, select or text area. Enter in the last one
 * leaves the field, which closes the keyboard of a phone. The labels of the keyboard's key say which of the two Enter
 * does.
 *
 * - Use it for every form with several fields, above all where the button spends or claims.
 * - Not for a single field that sends nothing of value, such as an employee code or a search: there, Enter may submit.
 */
export function FieldsForm({ values, onSubmit, onLastField, ...rest }: FieldsFormProps) {
  const form = useRef<HTMLFormElement>(null);

  // Without dependencies: a field that appears or becomes read-only changes which field is the last one.
  useLayoutEffect(() => {
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement && isField(field))) continue;
      field.enterKeyHint = field.type === 'search' ? 'search' : nextField(field) ? 'next' : 'done';
    }
  });

  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    const { target: field, key, repeat, nativeEvent } = event;
    const isInput =
      field instanceof HTMLInputElement && !/^(?:button|submit|reset|image)$/.test(field.type);
    // Enter in a text area is a new line, and in a select it opens the list.
    if (key !== 'Enter' || nativeEvent.isComposing || !isInput) return;
    // Browsers submit a form by Enter in any input, radio buttons and read-only fields included.
    event.preventDefault();
    if (!isField(field) || repeat) return;
    const next = nextField(field);
    if (next) return next.focus();
    field.blur();
    if (field.type !== 'search') onLastField?.();
  };

  return (
    <form
      {...rest}
      ref={form}
      noValidate
      onKeyDown={press}
      onSubmit={(event) => {
        event.preventDefault();
        const received: Readonly<Record<string, unknown>> = { ...values() };
        for (const field of event.currentTarget.elements) {
          if (!isField(field) || !(field.name in received)) continue;
          if (field.value !== received[field.name]) announce(field);
        }
        onSubmit();
      }}
    />
  );
}
