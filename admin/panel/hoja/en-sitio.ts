/** Navigation state that leaves scroll and focus where they are: the page under the detail is the same. */
export const EN_SITIO = { enSitio: true } as const
