import { aciertoTexto, type LecturaCampoPanel } from '#domain/documentos/correcciones.ts'
import { etiquetaCampo } from '#domain/documentos/etiqueta-campo.ts'
import { papelDe } from '#domain/documentos/papeles/registro.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** How each field of each paper was read, as a file. */
export const EXPORTE_LECTURAS: ExporteLista<LecturaCampoPanel> = {
  hoja: 'Lecturas',
  archivo: 'lecturas',
  cuenta: ['campo leído', 'campos leídos'],
  columnas: [
    { clave: 'campo', titulo: 'Campo', valor: ({ campo, documento }) => etiquetaCampo(campo, documento) },
    { clave: 'documento', titulo: 'Documento', valor: ({ documento }) => papelDe(documento).corto },
    { clave: 'acierto', titulo: 'Acierto', valor: ({ acierto }) => (acierto === null ? '' : aciertoTexto(acierto)) },
    { clave: 'leidos', titulo: 'Leídos', valor: ({ leidos }) => leidos },
    { clave: 'conservados', titulo: 'Conservados', valor: ({ conservados }) => conservados },
    { clave: 'confirmados', titulo: 'Confirmados', valor: ({ confirmados }) => confirmados },
    { clave: 'corregidos', titulo: 'Corregidos', valor: ({ corregidos }) => corregidos },
    { clave: 'segurosMal', titulo: 'Seguros y mal', valor: ({ segurosMal }) => segurosMal },
    { clave: 'faltaban', titulo: 'Sin leer', valor: ({ faltaban }) => faltaban },
    { clave: 'otroPapel', titulo: 'De otro documento', valor: ({ otroPapel }) => otroPapel },
  ],
}
