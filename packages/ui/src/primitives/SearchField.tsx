import { Search, X } from 'lucide-react';
import { type ComponentPropsWithRef, useRef } from 'react';
import { styled } from 'styled-components';
import { CuttingGem } from '../gem/CuttingGem.tsx';
import { token } from '../theme/tokens.ts';
import { controlLook } from './Field/control.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';

const Box = styled.div`
  position: relative;
  color: ${token('text-secondary')};
  > svg { position: absolute; left: 14px; inset-block: 0; margin-block: auto; z-index: 1; pointer-events: none; }
`;

const Input = styled.input`
  ${controlLook}
  && { padding-inline: 46px; }
  &::-webkit-search-cancel-button { display: none; }
  &&:placeholder-shown { padding-inline-end: ${token('space-2')}; text-overflow: ellipsis; }
`;

const Clear = styled(IconButton)`
  position: absolute;
  right: 4px;
  top: calc(50% - 22px);
  --focus: ${token('focus-on-light')};
`;

export interface SearchFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'ref' | 'type'> {
  /** Accessible name of the field. A placeholder would not count as a name. */
  label: string;
  /** The text of the field. The field is controlled. */
  value: string;
  /** Called with the new text, also with '' when the field is cleared. */
  onChange: (text: string) => void;
  /** Whether a search is running. The loading gem then replaces the magnifying glass. */
  busy?: boolean | undefined;
}

/**
 * A search box with a button that clears it and returns focus to the input.
 *
 * - Use it above the list that it filters. If nothing was found, show a message below it.
 * - Not for a value in a form: use a `TextField`.
 */
export function SearchField({ label, value, onChange, busy = false, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box>
      {busy ? <CuttingGem size={20} /> : <Icon of={Search} size={22} />}
      <Input
        autoComplete="off"
        enterKeyHint="search"
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== '' && (
        <Clear
          icon={X}
          label="Borrar búsqueda"
          onClick={() => {
            onChange('');
            input.current?.focus();
          }}
        />
      )}
    </Box>
  );
}
