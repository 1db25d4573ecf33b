/** Facts that legal pages can name beside those of the event: the rules for canceling and reassigning tickets. */
export const RULE_FACTS = ["cancelRule", "handOnRule"] as const;
