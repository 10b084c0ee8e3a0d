// Without a look-behind, which Safari below 16.4 cannot parse.
const NUMBER_AND_UNIT =
  /(\d)\s+(?=(?:cc|[kMGT]B|MP|mAh|[kM]?Hz|k?W|V|m?l|L|k?g|[cm]?m|pies|pulgadas|plazas|velocidades)(?![\p{L}\d]))/gu;

/** Joins a number and its unit by a no-break space, so that a name never breaks between '125' and 'cc'. */
export function keepUnits(text: string): string {
  return text.replace(NUMBER_AND_UNIT, '$1\u00a0');
}
