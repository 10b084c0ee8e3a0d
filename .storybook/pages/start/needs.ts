/** Needs of a screen, each with the titles of components (without 'Components/') and when to use the component. */
export const NEEDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Say that it failed': {
    'Primitives/InlineError': 'in the place that failed, with another try',
    'Primitives/Toast': 'after an action, while the screen stays',
    'Shell/Gone': 'the address leads to nothing',
    'Shell/SystemMoment': 'the whole app cannot go on',
    'Redeem/RedeemCheck': 'nobody knows whether an order was made',
  },
  'Say that it is loading': {
    'Primitives/Skeleton': 'the shape of what is to come',
    'Gem/CuttingGem': 'an action is running',
    'Shell/Splash': 'the app starts',
    'Shell/WaitingNotice': 'the app waits for something',
  },
  'Say that there is nothing': {
    'Primitives/EmptyState': 'a list or a search without results',
  },
  'Say how current it is': {
    'Primitives/FreshnessBand': 'what is shown may be old',
    'Primitives/ConnectionNotice': 'there is no connection, or it is back',
    'Shell/NewVersionNotice': 'a new version of the app waits',
  },
  'Let somebody act': {
    'Primitives/Button': 'an action on this screen',
    'Primitives/ButtonLink': 'the main way to another screen',
    'Primitives/LinkText': 'a second way, in words',
    'Primitives/IconButton': 'an action that an icon says',
    'Shell/StickyFoot': 'the action stays in reach while the screen scrolls',
  },
  'Ask before something that cannot be undone': {
    'Redeem/ConfirmSheet': 'an order',
    'Redeem/CountdownModal': 'a risk that has to be read',
    'Profile/LogoutDialog': 'leaving',
    'Primitives/Dialog': 'anything else',
  },
  'Ask for a text': {
    'Primitives/TextField': 'one line',
    'Primitives/TextAreaField': 'several lines',
    'Primitives/SearchField': 'words to find something by',
    'Primitives/FieldsForm': 'several answers, sent by one button',
  },
  'Ask for a choice': {
    'Primitives/RadioCards': 'one of a few',
    'Primitives/SelectField': 'one of many',
    'Surveys/CheckCards': 'several of a few',
    'Vault/CategoryPicker': 'a category of prizes',
  },
  'Ask for a card number': {
    'Card/CardNumberFields': 'the number, typed twice',
    'Card/CardChoicePicker': 'a new card or one at hand',
    'Card/PlasticCard': 'where the number is on the card',
  },
  'Ask for an address': {
    'Address/AddressForm': 'a new one',
    'Address/SavedAddresses': 'one that was used before',
    'Stores/PickupStores': 'a store to pick it up',
    'Redeem/PersonalFields': 'who receives it',
  },
  'Show gems and progress': {
    'Wallet/GemWallet': 'the balance',
    'Primitives/PricePill': 'a price',
    'Primitives/ProgressBar': 'a part of a whole',
    'Primitives/DailySegments': 'steps of the day',
    'Goals/TodayCard': 'today and this week',
  },
  'Show where people stand': {
    'Ranking/TeamTable': 'a ranking with all its rows',
    'Ranking/RankingCard': 'one place and the way to its ranking',
    'Places/PlaceCards': 'territories, regions or agencies',
    'Primitives/ListTools': 'search and order above a list',
    'Primitives/LongRows': 'thousands of rows',
  },
  'Show an order': {
    'Orders/OrderCard': 'an order and its numbers',
    'Orders/TrackingStepper': 'the stages on its way',
  },
  'Show text that the server sends': {
    'Rich text/RichText': 'html, made safe',
    'Rich text/PlainText': 'words only',
    'Primitives/InfoBand': 'a notice above the content',
  },
};
