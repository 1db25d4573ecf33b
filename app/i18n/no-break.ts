const UNIT = /(\d) (?=(?:%|°[CF]|[kcm]?m|kg|[kMGT]?Wh?|[kMG]B|h|mins?|USD|MXN|SEK|kr)(?![\p{L}\p{N}]))/gu;

/** Keeps a number and its unit on one line. */
export const noBreak = (text: string) => text.replace(UNIT, "$1\u00a0");
