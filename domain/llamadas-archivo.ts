import { LLAMADAS_DEFINIDAS } from './llamadas-definidas.ts'

/**
 * The calls that answer with a file (or anything else that is not JSON), and those that take one. One in no table neither gives
 * nor takes files, whatever its route says: a new one is written here, or says it in its row, and stands in the matrix of who may
 * have which file.
 */
const DAN = [
  'GET /api/archivos/:id',
  'GET /api/archivos/:id/paginas/:n',
  'POST /api/fotografias/pdf',
  'GET /api/movimientos/:folio/acuse',
  'GET /api/afiliados/:id/kardex',
  'GET /api/lineas-pago/:referencia/hoja',
  'GET /api/estado-cuenta/:id/hoja',
  'GET /api/aportaciones/personas/:id/fondos/:fondo/explicacion/hoja',
  'GET /api/quincenas/:codigo/explicacion/hoja',
  'POST /api/aportaciones/quincenas/:codigo/reporte',
  'GET /api/download',
  'GET /api/download/pagina',
  'GET /api/mi-cuenta/foto',
  'GET /api/info/icono/:archivo',
  'GET /api/eventos/ics',
  'GET /api/panel/firmas/:id/imagen',
  'GET /api/panel/organica/documentos/:id',
  'GET /api/panel/autorizaciones/:id/papel',
  'GET /api/panel/autorizaciones/:id/papel/paginas/:n',
  'GET /api/docs',
  'GET /api/exportes/:id/archivo',
  'GET /api/docs/:archivo',
  'POST /api/panel/afiliados/exportar',
  'POST /api/panel/movimientos/exportar',
  'POST /api/panel/casos/exportar',
  'POST /api/panel/autorizaciones/exportar',
  'POST /api/panel/usuarios/exportar',
  'POST /api/panel/catalogos/exportar',
  'POST /api/panel/bitacora/exportar',
  'POST /api/panel/categorias/exportar',
  'POST /api/panel/correos/exportar',
  'POST /api/panel/entidades/exportar',
  'POST /api/panel/lecturas/exportar',
  'POST /api/panel/modulos/exportar',
  'POST /api/panel/perfiles/exportar',
  'POST /api/panel/prestamos/exportar',
  'POST /api/panel/sesiones/exportar',
  'POST /api/panel/trabajos/exportar',
  'POST /api/panel/consulta/exportar',
  'POST /api/panel/licencias/exportar',
  'POST /api/panel/cair/exportar',
  'POST /api/panel/cair-tramites/exportar',
  'POST /api/panel/extemporaneas/exportar',
  'POST /api/panel/pagos/exportar',
  'POST /api/panel/pagos-por-identificar/exportar',
  'POST /api/panel/referencias-pago/exportar',
  'POST /api/panel/adeudos-extintas/exportar',
  'POST /api/panel/cobros/exportar',
  'POST /api/panel/verificacion-aportaciones/exportar',
  'POST /api/panel/verificacion-retenciones/exportar',
  'POST /api/retenciones/:codigo/reporte',
  'POST /api/retenciones/:codigo/exportar',
  'GET /api/panel/cair/:id/estado',
  'GET /api/panel/cair-tramites/:id/recibo',
] as const

const RECIBEN = [
  'POST /api/leerCurp',
  'POST /api/leerNss',
  'POST /api/leerCsf',
  'POST /api/leerDocumento',
  'POST /api/fotografias',
  'POST /api/archivos',
  'POST /api/upload',
  'POST /api/info/upload',
  'POST /api/mi-cuenta/foto',
  'POST /api/panel/organica/documentos',
  'POST /api/panel/cair-papeles',
  'POST /api/panel/pagos-comprobantes',
  'POST /api/panel/extemporaneas-papeles',
] as const

export type LlamadaQueRecibe = (typeof RECIBEN)[number]

const DEFINIDAS = Object.entries(LLAMADAS_DEFINIDAS)

export const LLAMADAS_QUE_DAN_ARCHIVO: readonly string[] = [
  ...DAN,
  ...DEFINIDAS.filter(([, { answer }]) => answer === 'archivo').map(([call]) => call),
]

export const LLAMADAS_QUE_RECIBEN_ARCHIVO: readonly string[] = [
  ...RECIBEN,
  ...DEFINIDAS.filter(([, { form }]) => form !== undefined).map(([call]) => call),
]

/** Of those that give files, the ones that make theirs of as many rows as there are: the others give one paper or one picture. */
export const LLAMADAS_QUE_EXPORTAN = LLAMADAS_QUE_DAN_ARCHIVO.filter((call) => /\/(?:exportar|reporte)$/.test(call))

const EXPORTAN = new Set<string>(LLAMADAS_QUE_EXPORTAN)

/** Whether the call makes a file of as many rows as there are. */
export const esExportacion = (call: string): boolean => EXPORTAN.has(call)
