/** What a legal page can name beside the facts of the event: what buyers may change by themselves, as it is set. */
export const RULE_FACTS = ["cancelRule", "handOnRule"] as const;
