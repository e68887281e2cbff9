import { CLASES_EXTEMPORANEA } from '#domain/fondos/extemporaneas/extemporanea.ts'
import { columnasTramite } from '#api/fondos/exporte-tramites.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'
import type { ExtemporaneaResumen } from '#domain/fondos/extemporaneas/panel-extemporanea.ts'

/** Late contributions as a file. */
export const EXPORTE_EXTEMPORANEAS: ExporteLista<ExtemporaneaResumen> = {
  hoja: 'Extemporáneas',
  archivo: 'extemporaneas',
  cuenta: ['aportación extemporánea', 'aportaciones extemporáneas'],
  columnas: columnasTramite<ExtemporaneaResumen>(
    { clave: 'clase', titulo: 'Clase', valor: ({ clase }) => CLASES_EXTEMPORANEA[clase].titulo },
    [
      { clave: 'entidad', titulo: 'Entidad', valor: ({ entidad }) => entidad },
      { clave: 'periodo', titulo: 'Periodo', valor: ({ desde, hasta }) => `${desde} a ${hasta}` },
    ],
    ({ principalCentavos }) => principalCentavos,
  ),
}
