import {
  affordability,
  BALANCE_MAIL_NOTICE,
  CARD_GAP_TEXTS,
  type CardChoiceEvent,
  type CardForm,
  type CardGap,
  type CardOrderPayload,
  type CardType,
  canChangeOption,
  cardChoiceStart,
  cardGap,
  cardOrderPayload,
  cardSchema,
  chooseCard,
  chosenStore,
  formatGems,
  formatNumber,
  maskCardNumber,
  type PersonalData,
  type PickupStore,
  plural,
  requestedCardFields,
  requestedCardFieldsOnly,
  sameId,
  typeCardOf,
} from '@gemas/domain';
import { yupResolver } from '@hookform/resolvers/yup';
import { RefreshCw } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useController, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import { CardChoicePicker } from '../../card/CardChoicePicker.tsx';
import { CardNumberFields } from '../../card/CardNumberFields.tsx';
import { PlasticCard } from '../../card/PlasticCard.tsx';
import { StepTitle } from '../../card/StepTitle.tsx';
import { afterTap } from '../../platform/after-tap.ts';
import { FieldsForm } from '../../primitives/Field/FieldsForm.tsx';
import { freshnessOf, worstFreshness } from '../../primitives/Freshness/freshness.ts';
import { Icon } from '../../primitives/Icon.tsx';
import { InfoBand } from '../../primitives/InfoBand.tsx';
import { LinkButton } from '../../primitives/LinkText.tsx';
import type { RemoteList } from '../../primitives/remote.ts';
import { SectionTitle } from '../../primitives/SectionTitle.tsx';
import { PersonalFields } from '../../redeem/PersonalFields/PersonalFields.tsx';
import { PickupStores } from '../../stores/PickupStores.tsx';
import { token, type } from '../../theme/tokens.ts';
import { CheckoutFrame, type CheckoutFrameProps } from './CheckoutFrame.tsx';

const Gap = styled.div`
  margin-top: ${token('space-4')};
`;

const Consequence = styled.p`
  ${type('small')}
  margin-bottom: 10px;
  text-align: center;
  color: ${token('text-secondary')};
  b { color: ${token('text-body')}; font-variant-numeric: tabular-nums; }
`;

/** Values of the form that are restored from a draft. A card number is never part of a draft. */
export type CardDefaults = PersonalData & Pick<CardForm, 'pickup_id'>;

export interface CardFormProps {
  /** Whether the user already owns a card. If so, the form offers to recharge that card. */
  hasCard: boolean;
  /** Initial values of the form, from the user's data or a saved draft. The form reads them only when it is mounted. */
  defaults: CardDefaults;
  /** Pickup stores that the search found, at most 300. */
  stores: RemoteList<PickupStore>;
  /** Names of Mexican states, suggested in the store search. */
  states: readonly string[];
  /** Text of the store search. */
  storeSearch: string;
  /** Called with the text of the store search after every change, also with ''. */
  onStoreSearch: (text: string) => void;
  /** Called when the user has to choose a store. The caller then loads the stores. */
  onStoresAsked: () => void;
  /** Called with the typed values after every change. */
  onDraft: (draft: CardDefaults) => void;
  /** Called with a valid order. No confirmation sheet is shown before the order of a card. */
  onSubmit: (payload: CardOrderPayload) => void;
}

/** Selector of the element that gets focus when the user taps the hint of the foot. */
const LEADS: Readonly<Record<CardGap, string>> = {
  option: '[name="card_option"]',
  answer: 'fieldset h3',
  store: '[name="search"]',
};

export interface CardCheckoutProps
  extends Omit<
    CheckoutFrameProps,
    'formId' | 'children' | 'canRedeem' | 'hint' | 'consequence' | 'head'
  > {
  kind: CardType;
  card: CardFormProps;
  /** Called before `card.onSubmit` with the pickup store of the order; null for an order without a store. */
  onPickup: (store: PickupStore | null) => void;
}

/**
 * The checkout of cards. The user chooses how to receive the balance, then types the card number or picks a store.
 * There is no confirmation sheet (decisions 31 and 32).
 */
export function CardCheckout({ kind, card, onPickup, ...frame }: CardCheckoutProps) {
  const { prize, balance, flow } = frame;
  const formId = useId();
  const listed = card.stores.status === 'ready' ? card.stores.items : [];
  const [choice, setChoice] = useState(() =>
    cardChoiceStart(kind, card.hasCard, card.defaults.pickup_id),
  );
  // Whether the user has answered a question about the card. The answered question disappears together with its focused
  // button, so the title of the next step takes the focus.
  const [hasAnswered, setHasAnswered] = useState(false);
  const resolve = useMemo(() => yupResolver(cardSchema(choice)), [choice]);
  const [shownStore, setShownStore] = useState<PickupStore | null>(null);
  /** Returns the values with `pickup_id` set to '' if the stored id belongs to no store that the user can see. */
  const asSeen = (values: CardForm): CardForm => {
    const store = chosenStore(values.pickup_id, listed, shownStore);
    return { ...values, pickup_id: store ? String(store.id) : '' };
  };
  const form = useForm<CardForm>({
    defaultValues: { ...card.defaults, number_card: '', number_card_confirm: '' },
    resolver: (values, context, options) => resolve(asSeen(values), context, options),
    // An error disappears while the user types. The field is validated again on the next submit (spec section 5).
    reValidateMode: 'onSubmit',
  });
  const { field: pickup, fieldState: pickupState } = useController({
    control: form.control,
    name: 'pickup_id',
  });
  const number = form.watch('number_card');
  const store = chosenStore(pickup.value, listed, shownStore);
  // The chosen store stays in the list even if the next search does not find it.
  if (store && !sameId(store.id, shownStore?.id)) setShownStore(store);

  const latestOnDraft = useRef(card.onDraft);
  useEffect(() => {
    latestOnDraft.current = card.onDraft;
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: { first_name, last_name, email, phone, pickup_id } }) =>
          latestOnDraft.current({ first_name, last_name, email, phone, pickup_id }),
      }),
    [form],
  );

  const choose = (...events: CardChoiceEvent[]) => {
    const next = events.reduce(chooseCard, choice);
    if (next === choice) return;
    const remaining = requestedCardFieldsOnly(form.getValues(), next);
    for (const name of ['pickup_id', 'number_card', 'number_card_confirm'] as const) {
      form.setValue(name, remaining[name]);
    }
    form.clearErrors();
    setChoice(next);
    setHasAnswered(events.some((event) => event.type !== 'choose'));
  };

  const requested = requestedCardFields(choice);
  const isSettled = typeCardOf(choice) !== null;
  const gap = cardGap(choice, { pickup_id: store ? String(store.id) : '' });
  const { price } = prize;
  const means = price === null ? null : affordability(price, balance);
  const submit = form.handleSubmit((values) => {
    const payload = cardOrderPayload(prize.sku, values, choice);
    if (!payload) return;
    onPickup(chosenStore(String(payload.pickup_id ?? ''), listed, shownStore));
    card.onSubmit(payload);
  });

  return (
    <CheckoutFrame
      {...frame}
      freshness={worstFreshness([frame.freshness, freshnessOf(card.stores)])}
      formId={formId}
      canRedeem={gap === null}
      hint={
        gap === null
          ? undefined
          : {
              text: CARD_GAP_TEXTS[gap],
              onLead: () =>
                document.getElementById(formId)?.querySelector<HTMLElement>(LEADS[gap])?.focus(),
            }
      }
      head={requested.number ? <PlasticCard number={number} /> : undefined}
      consequence={
        price !== null &&
        means?.affordable && (
          <Consequence>
            <span>{`${plural(price, 'Se descontará', 'Se descontarán')} ${formatGems(price)} y ${plural(price, 'no es reembolsable', 'no son reembolsables')}.`}</span>{' '}
            <span>{plural(means.left, 'Te quedará', 'Te quedarán')}</span>{' '}
            <b>{formatNumber(means.left)}</b>.
          </Consequence>
        )
      }
    >
      <FieldsForm
        id={formId}
        autoComplete="off"
        values={() => {
          const { number_card, number_card_confirm, ...others } = form.getValues();
          return {
            ...others,
            number_card: maskCardNumber(number_card),
            number_card_confirm: maskCardNumber(number_card_confirm),
          };
        }}
        onSubmit={() => {
          if (flow.step === 'form' && isSettled) afterTap(submit);
        }}
        // Without a store there is no button yet, so the form says here that the store is missing.
        onLastField={() => void form.trigger('pickup_id', { shouldFocus: true })}
      >
        {choice.step !== 'settled' && !requested.number && (
          <CardChoicePicker
            choice={choice}
            onChoose={(option) => choose({ type: 'change-option' }, { type: 'choose', option })}
            onAnswer={(yes) => choose({ type: 'answer', yes })}
          />
        )}
        {requested.number && (
          <>
            <StepTitle takesFocus={hasAnswered}>¿Qué tarjeta recargamos?</StepTitle>
            <CardNumberFields form={form} />
          </>
        )}
        {choice.step === 'new' && choice.switched && (
          <Gap>
            <InfoBand>Te damos una tarjeta nueva. La recoges en la tienda que elijas.</InfoBand>
          </Gap>
        )}
        {requested.store && (
          <>
            <StepTitle takesFocus={hasAnswered}>¿Dónde la recoges?</StepTitle>
            <PickupStores
              stores={card.stores}
              states={card.states}
              search={card.storeSearch}
              onSearch={card.onStoreSearch}
              onAsked={card.onStoresAsked}
              chosen={store}
              onChoose={(id) => {
                pickup.onChange(id);
                form.clearErrors('pickup_id');
              }}
              ref={pickup.ref}
              error={store ? undefined : pickupState.error?.message}
            />
          </>
        )}
        {isSettled && kind === 'card' && (
          <Gap>
            <InfoBand>{BALANCE_MAIL_NOTICE}</InfoBand>
          </Gap>
        )}
        {canChangeOption(choice) && (
          <LinkButton onClick={() => choose({ type: 'change-option' })}>
            <Icon of={RefreshCw} size={20} />
            Cambiar opción
          </LinkButton>
        )}
        {isSettled && (
          <>
            <SectionTitle>Tus datos</SectionTitle>
            <PersonalFields form={form} />
          </>
        )}
      </FieldsForm>
    </CheckoutFrame>
  );
}
