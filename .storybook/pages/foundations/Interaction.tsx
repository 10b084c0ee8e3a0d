import { type ComponentType, useEffect, useRef } from 'react';
import * as materialList from '../../../packages/ui/src/materials/MaterialList.stories.tsx';
import * as videoFrame from '../../../packages/ui/src/materials/VideoFrame.stories.tsx';
import * as placeCards from '../../../packages/ui/src/places/PlaceCards.stories.tsx';
import * as territoryCard from '../../../packages/ui/src/places/TerritoryCard.stories.tsx';
import * as button from '../../../packages/ui/src/primitives/Button/Button.stories.tsx';
import * as buttonLink from '../../../packages/ui/src/primitives/Button/ButtonLink.stories.tsx';
import * as carousel from '../../../packages/ui/src/primitives/Carousel.stories.tsx';
import * as selectField from '../../../packages/ui/src/primitives/Field/SelectField.stories.tsx';
import * as textAreaField from '../../../packages/ui/src/primitives/Field/TextAreaField.stories.tsx';
import * as textField from '../../../packages/ui/src/primitives/Field/TextField.stories.tsx';
import * as iconButton from '../../../packages/ui/src/primitives/IconButton.stories.tsx';
import * as linkText from '../../../packages/ui/src/primitives/LinkText.stories.tsx';
import * as listTools from '../../../packages/ui/src/primitives/ListTools.stories.tsx';
import * as radioCards from '../../../packages/ui/src/primitives/RadioCards.stories.tsx';
import * as searchField from '../../../packages/ui/src/primitives/SearchField.stories.tsx';
import * as teamTable from '../../../packages/ui/src/ranking/TeamTable/TeamTable.stories.tsx';
import * as dock from '../../../packages/ui/src/shell/Dock.stories.tsx';
import * as checkCards from '../../../packages/ui/src/surveys/CheckCards.stories.tsx';
import * as ticketList from '../../../packages/ui/src/tickets/TicketList.stories.tsx';
import * as categoryPicker from '../../../packages/ui/src/vault/CategoryPicker.stories.tsx';
import * as pinnedPrizeCard from '../../../packages/ui/src/vault/PinnedPrizeCard.stories.tsx';
import * as productRow from '../../../packages/ui/src/vault/ProductRow.stories.tsx';
import './foundations.css';

interface Part {
  readonly name: string;
  readonly story: { readonly Component: ComponentType };
  /** The story of the disabled component. Omitted if the component cannot be disabled. */
  readonly disabled?: { readonly Component: ComponentType };
}

/** Every part whose style depends on focus or on being pressed, and every kind of control. */
const PARTS: readonly Part[] = [
  { name: 'Button', story: button.Primary, disabled: button.Disabled },
  { name: 'Button, gold', story: button.Gold },
  { name: 'Button, secondary', story: button.Secondary },
  { name: 'Button, danger', story: button.Danger },
  { name: 'Button, quiet', story: button.Quiet },
  { name: 'ButtonLink', story: buttonLink.Gold },
  { name: 'IconButton', story: iconButton.Plain, disabled: iconButton.Disabled },
  { name: 'LinkText', story: linkText.Link },
  { name: 'TextField', story: textField.Filled, disabled: textField.ReadOnly },
  { name: 'TextAreaField', story: textAreaField.Filled },
  { name: 'SelectField', story: selectField.Chosen, disabled: selectField.Disabled },
  { name: 'SearchField', story: searchField.Filled },
  { name: 'RadioCards', story: radioCards.NothingChosen },
  { name: 'CheckCards', story: checkCards.Ready },
  { name: 'ListTools', story: listTools.Chosen },
  { name: 'Carousel', story: carousel.Several },
  { name: 'Dock', story: dock.OnScore },
  { name: 'CategoryPicker', story: categoryPicker.NoneChosen },
  { name: 'ProductRow', story: productRow.Affordable, disabled: productRow.Unavailable },
  { name: 'PinnedPrizeCard', story: pinnedPrizeCard.Short, disabled: pinnedPrizeCard.Closed },
  { name: 'TeamTable', story: teamTable.OnePerson },
  { name: 'PlaceCards', story: placeCards.OnePlace },
  { name: 'TerritoryCard', story: territoryCard.Ready },
  { name: 'MaterialList', story: materialList.Ready },
  { name: 'VideoFrame', story: videoFrame.Horizontal },
  { name: 'TicketList', story: ticketList.Ready },
];

type PseudoState = 'hover' | 'focus' | 'focus-visible' | 'active';

const COLUMNS: readonly { readonly title: string; readonly states: readonly PseudoState[] }[] = [
  { title: 'At rest', states: [] },
  { title: 'Hover', states: ['hover'] },
  { title: 'Focus', states: ['focus', 'focus-visible'] },
  { title: 'Pressed', states: ['hover', 'active'] },
];

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** A part in one state. Nothing in it can be tapped or focused, because it is only a picture. */
function Cell({ of, states = [] }: { of: Part['story']; states?: readonly PseudoState[] }) {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // A script cannot set `:hover`. storybook-addon-pseudo-states gives each of these classes the styles of its state.
    const classes = states.map((state) => `pseudo-${state}`);
    for (const control of ref.current?.querySelectorAll(CONTROLS) ?? [])
      control.classList.add(...classes);
  });
  const { Component } = of;
  return (
    // Each cell is a form, so that the radio buttons of two cells are separate groups.
    <form ref={ref} inert className="sb-unstyled" lang="es-MX">
      <Component />
    </form>
  );
}

export function Interaction() {
  return (
    <div className="wide">
      {PARTS.map(({ name, story, disabled }) => (
        <section key={name}>
          <h2>{name}</h2>
          <ul className="grid interaction" style={{ '--min': 'max(190px, 18%)' }}>
            {COLUMNS.map(({ title, states }) => (
              <li key={title}>
                <p>{title}</p>
                <Cell of={story} states={states} />
              </li>
            ))}
            <li>
              <p>{disabled ? 'Disabled' : 'Is never disabled'}</p>
              {disabled && <Cell of={disabled} />}
            </li>
          </ul>
        </section>
      ))}
    </div>
  );
}
