import { type Address, type DeliveryForm, NEW_ADDRESS } from '@gemas/domain';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { Icon } from '../primitives/Icon.tsx';
import { RadioCards } from '../primitives/RadioCards.tsx';
import { token } from '../theme/tokens.ts';
import { fieldOf } from './AddressForm/field-of.ts';

const Add = styled.span`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-2')};
`;

/** Formats an address in one line: 'Hidalgo 214, Centro, 37000, León, Guanajuato'. */
function inOneLine(address: Address): string {
  const { street, number, neighborhood, postal_code, city, state } = address;
  return [`${street} ${number}`.trim(), neighborhood, postal_code, city, state]
    .filter((part) => part !== '')
    .join(', ');
}

export interface SavedAddressesProps {
  /** The delivery form. Its field `address_id` contains the choice. */
  form: UseFormReturn<DeliveryForm>;
  /** The saved addresses, at least one address. */
  addresses: readonly Address[];
  /** The question above the radio buttons. */
  legend: ReactNode;
}

/**
 * Radio buttons for the saved addresses, and a radio button to add another address.
 *
 * - Use it above the `AddressForm`, which is shown when 'Agregar otra dirección' is chosen.
 * - Not for users without a saved address: use only an `AddressForm`.
 */
export function SavedAddresses({ form, addresses, legend }: SavedAddressesProps) {
  return (
    <RadioCards
      legend={legend}
      options={[
        ...addresses.map((address) => ({
          value: String(address.id),
          label: address.label,
          description: inOneLine(address),
        })),
        {
          value: NEW_ADDRESS,
          label: (
            <Add>
              Agregar otra dirección
              <Icon of={Plus} size={24} />
            </Add>
          ),
        },
      ]}
      {...fieldOf(form)('address_id')}
    />
  );
}
