/** What stands before a No. interno where a call takes an id too: both are numbers. */
export const CLAVE_INTERNO = 'interno-'
