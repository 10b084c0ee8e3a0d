/** A need that a screen has, and the components that meet it, by the title of their stories without 'Components/'. */
export interface Need {
  readonly need: string;
  readonly parts: readonly (readonly [title: string, when: string])[];
}

export const NEEDS: readonly Need[] = [
  {
    need: 'Say that it failed',
    parts: [
      ['Primitives/InlineError', 'in the place that failed, with another try'],
      ['Primitives/Toast', 'after an action, while the screen stays'],
      ['Shell/Gone', 'the address leads to nothing'],
      ['Shell/SystemMoment', 'the whole app cannot go on'],
      ['Redeem/RedeemCheck', 'nobody knows whether an order was made'],
    ],
  },
  {
    need: 'Say that it is loading',
    parts: [
      ['Primitives/Skeleton', 'the shape of what is to come'],
      ['Gem/CuttingGem', 'an action is running'],
      ['Shell/Splash', 'the app starts'],
      ['Shell/WaitingNotice', 'the app waits for something'],
    ],
  },
  {
    need: 'Say that there is nothing',
    parts: [['Primitives/EmptyState', 'a list or a search without results']],
  },
  {
    need: 'Say how current it is',
    parts: [
      ['Primitives/FreshnessBand', 'what is shown may be old'],
      ['Primitives/ConnectionNotice', 'there is no connection, or it is back'],
      ['Shell/NewVersionNotice', 'a new version of the app waits'],
    ],
  },
  {
    need: 'Let somebody act',
    parts: [
      ['Primitives/Button', 'an action on this screen'],
      ['Primitives/ButtonLink', 'the main way to another screen'],
      ['Primitives/LinkText', 'a second way, in words'],
      ['Primitives/IconButton', 'an action that an icon says'],
      ['Shell/StickyFoot', 'the action stays in reach while the screen scrolls'],
    ],
  },
  {
    need: 'Ask before something that cannot be undone',
    parts: [
      ['Redeem/ConfirmSheet', 'an order'],
      ['Redeem/CountdownModal', 'a risk that has to be read'],
      ['Profile/LogoutDialog', 'leaving'],
      ['Primitives/Dialog', 'anything else'],
    ],
  },
  {
    need: 'Ask for a text',
    parts: [
      ['Primitives/TextField', 'one line'],
      ['Primitives/TextAreaField', 'several lines'],
      ['Primitives/SearchField', 'words to find something by'],
    ],
  },
  {
    need: 'Ask for a choice',
    parts: [
      ['Primitives/RadioCards', 'one of a few'],
      ['Primitives/SelectField', 'one of many'],
      ['Surveys/CheckCards', 'several of a few'],
      ['Vault/CategoryPicker', 'a category of prizes'],
    ],
  },
  {
    need: 'Ask for a card number',
    parts: [
      ['Card/CardNumberFields', 'the number, typed twice'],
      ['Card/CardChoicePicker', 'a new card or one at hand'],
      ['Card/PlasticCard', 'where the number is on the card'],
    ],
  },
  {
    need: 'Ask for an address',
    parts: [
      ['Address/AddressForm', 'a new one'],
      ['Address/SavedAddresses', 'one that was used before'],
      ['Stores/PickupStores', 'a store to pick it up'],
      ['Redeem/PersonalFields', 'who receives it'],
    ],
  },
  {
    need: 'Show gems and progress',
    parts: [
      ['Wallet/GemWallet', 'the balance'],
      ['Primitives/PricePill', 'a price'],
      ['Primitives/ProgressBar', 'a part of a whole'],
      ['Primitives/DailySegments', 'steps of the day'],
      ['Goals/TodayCard', 'today and this week'],
    ],
  },
  {
    need: 'Show where people stand',
    parts: [
      ['Ranking/TeamTable', 'a ranking with all its rows'],
      ['Ranking/RankingCard', 'one place and the way to its ranking'],
      ['Places/PlaceCards', 'territories, regions or agencies'],
      ['Primitives/ListTools', 'search and order above a list'],
      ['Primitives/LongRows', 'thousands of rows'],
    ],
  },
  {
    need: 'Show an order',
    parts: [
      ['Orders/OrderCard', 'an order and its numbers'],
      ['Orders/TrackingStepper', 'the stages on its way'],
    ],
  },
  {
    need: 'Show text that the server sends',
    parts: [
      ['Rich text/RichText', 'html, made safe'],
      ['Rich text/PlainText', 'words only'],
      ['Primitives/InfoBand', 'a notice above the content'],
    ],
  },
];
