/**
 * The sixteen Work Styles of the O*NET content model (National Center for O*NET Development, Content Model Reference,
 * elements 1.C.1.a to 1.C.7.b), as Borman, Kubisiak and Schneider set them out in 1999.
 */
export const workStyles = [
  "achievement",
  "persistence",
  "initiative",
  "leadership",
  "cooperation",
  "concern",
  "social",
  "self_control",
  "stress_tolerance",
  "adaptability",
  "dependability",
  "detail",
  "integrity",
  "independence",
  "innovation",
  "analysis",
] as const;
export type WorkStyle = (typeof workStyles)[number];
