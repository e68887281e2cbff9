import type { PaginaConPalabras } from '#domain/documentos/pagina.ts'
import { renglonesDe, segmentosDe, textoDe } from './renglones.ts'

/** The words of a page as plain text: "\n" after each line, "\t" where a wide gap parts two cells. */
export const textoDePagina = (pagina: PaginaConPalabras): string =>
  renglonesDe(pagina)
    .map((renglon) =>
      segmentosDe(renglon)
        .map(({ palabras }) => textoDe(palabras))
        .join('\t'),
    )
    .join('\n')
