export const RULE_FACTS = ["cancelRule", "handOnRule"] as const;
