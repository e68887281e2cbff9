import type { CambioDePercepciones } from '#domain/afiliacion/percepciones.ts'
import type { CampoPercepcion } from './entrada-historia.ts'

/** What the entry of a labour update holds of the amounts that it set: all of them, and those that contributions replaced. */
export function camposDePercepciones({ antes, despues }: CambioDePercepciones): Record<CampoPercepcion, number> {
  return {
    ...despues,
    otros_antes: antes.otros_prestaciones_centavos,
    quinquenios_antes: antes.quinquenios_centavos,
  }
}
