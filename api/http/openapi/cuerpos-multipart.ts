import type { LlamadaQueRecibe } from '#domain/llamadas-archivo.ts'
import { LLAMADAS_DEFINIDAS } from '#domain/llamadas-definidas.ts'
import { ownValue } from '#domain/own-value.ts'

interface Campo {
  readonly descripcion: string
  readonly opcional?: true
}

/** The form of a call that takes a file: the field that holds it, and the others. */
interface Formulario {
  readonly archivo: string
  readonly otros?: Readonly<Record<string, Campo>>
}

const SOLO_ARCHIVO: Formulario = { archivo: 'file' }
const LECTURA: Formulario = {
  archivo: 'file',
  otros: {
    borrador: { descripcion: 'Borrador al que pertenece el archivo', opcional: true },
    fotografia: { descripcion: 'De una fotografía: cuartos de vuelta, 0 a 3; se conserva como PDF', opcional: true },
  },
}

/** By hand, because the form is read as it comes: one that takes files and is not here does not compile. */
const CUERPOS_MULTIPART: Readonly<Record<LlamadaQueRecibe, Formulario>> = {
  'POST /api/leerCurp': LECTURA,
  'POST /api/leerNss': LECTURA,
  'POST /api/leerCsf': LECTURA,
  'POST /api/leerDocumento': {
    ...LECTURA,
    otros: {
      ...LECTURA.otros,
      documento: { descripcion: 'Qué documento debe ser; sin él, se reconoce', opcional: true },
    },
  },
  'POST /api/fotografias': SOLO_ARCHIVO,
  'POST /api/archivos': {
    archivo: 'file',
    otros: {
      clase: { descripcion: 'Qué es: curp, nss, csf, carta, foto u otro papel de un trámite' },
      borrador: { descripcion: 'Borrador al que pertenece', opcional: true },
    },
  },
  'POST /api/upload': {
    archivo: 'archivo',
    otros: { folio: { descripcion: 'Número del proceso o módulo; 0 para los generales' } },
  },
  'POST /api/info/upload': SOLO_ARCHIVO,
  'POST /api/mi-cuenta/foto': SOLO_ARCHIVO,
  'POST /api/panel/organica/documentos': SOLO_ARCHIVO,
  'POST /api/panel/cair-papeles': SOLO_ARCHIVO,
  'POST /api/panel/pagos-comprobantes': SOLO_ARCHIVO,
  'POST /api/panel/extemporaneas-papeles': SOLO_ARCHIVO,
}

/** The form of a call as a JSON schema; null for one that takes no file. */
export function formularioSchema(call: string): object | null {
  const { form } = ownValue(LLAMADAS_DEFINIDAS, call) ?? {}
  const known = form ? { archivo: 'file', otros: form.otros } : ownValue(CUERPOS_MULTIPART, call)
  return known ? schemaOf(known) : null
}

function schemaOf({ archivo, otros = {} }: Formulario): object {
  const texts = Object.entries(otros)
  return {
    type: 'object',
    required: [archivo, ...texts.filter(([, { opcional }]) => !opcional).map(([name]) => name)],
    properties: {
      [archivo]: { type: 'string', format: 'binary' },
      ...Object.fromEntries(
        texts.map(([name, { descripcion }]) => [name, { type: 'string', description: descripcion }]),
      ),
    },
  }
}
