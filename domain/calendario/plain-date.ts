/** The calendar day as this area's neighbours know it; it stands beside `issue.ts` because identity, below, reads birth dates. */
export * from '#domain/plain-date.ts'
