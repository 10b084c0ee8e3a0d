import missing from 'virtual:missing';

/** Says why a feature of this page is missing. Renders nothing if the optional addon `of` works. */
export const Missing = ({ of }: { of: string }) =>
  of in missing && <p className="empty">{missing[of]}</p>;
