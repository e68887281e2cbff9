import type { PlainDate } from '#domain/plain-date.ts'
import { faltaTexto } from '#domain/cargas/falta.ts'
import type { DefinicionPlano } from '#domain/cargas/planos/plano.ts'
import { RENGLONES_MUESTRA, type MuestraLeida, type RenglonMuestra } from '#domain/cargas/planos/plano-panel.ts'
import { formaDeTexto } from '#domain/cargas/planos/propuesta/forma-texto.ts'
import {
  PRIMERAS_MUESTRA,
  ULTIMAS_MUESTRA,
  type MuestraArchivo,
  type PlanoPropuesto,
} from '#domain/cargas/planos/propuesta/muestra-archivo.ts'
import { proponerPlano } from '#domain/cargas/planos/propuesta/proponer-plano.ts'
import { TIPOS_CARGA, type TipoCargaId } from '#domain/cargas/tipos-carga.ts'
import type { CampoTipo } from '#domain/cargas/tipo-carga.ts'
import { valorTexto } from '#domain/cargas/valor-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { ArchivoRechazado } from './archivo-rechazado.ts'
import type { ArchivoVisto } from './examinar.ts'
import { hojasDeLibro } from './leer-libro.ts'
import { assertLegible, recorrer, registrosDe, type PedidoLectura, type RenglonLeido } from './recorrer.ts'
import { codificacionDe, type CodificacionLeida } from './texto-de-bytes.ts'

/** Sheets of a workbook in which people are looked for. */
const HOJAS_MAX = 5

/** Proposes a layout for a file of a kind. Throws `ArchivoRechazado`. */
export async function proponerDeArchivo(
  ruta: string,
  visto: ArchivoVisto,
  tipo: TipoCargaId,
  hoy: PlainDate,
): Promise<PlanoPropuesto> {
  assertLegible(visto)
  const proponer = async (base: MuestraBase) =>
    proponerPlano(await muestraDe(ruta, visto, base), TIPOS_CARGA[tipo], hoy)
  if (visto.firma === 'dbf') return proponer({ formato: 'dbf', hojas: [] })
  if (visto.firma !== 'xlsx') return proponer({ ...(await formaDe(ruta, visto)), hojas: [] })
  const hojas = await hojasDeLibro(ruta)
  let mejor: PlanoPropuesto | null = null
  for (const hoja of hojas.slice(0, HOJAS_MAX)) {
    const propuesta = await proponer({ formato: 'xlsx', hojas, hoja }).catch(soloVacio)
    if (propuesta && propuesta.definicion.campos.length > (mejor?.definicion.campos.length ?? -1)) mejor = propuesta
  }
  if (!mejor) throw vacio()
  return mejor
}

const vacio = () => new ArchivoRechazado('C101', 'El archivo no tiene ningún renglón de datos.')

/** A sheet without rows is passed over; another failure is the file's. */
function soloVacio(error: unknown): null {
  if (error instanceof ArchivoRechazado && error.codigo === 'C101') return null
  throw error
}

type MuestraBase = Pick<MuestraArchivo, 'formato' | 'separador' | 'hojas' | 'hoja'>

async function muestraDe(ruta: string, visto: ArchivoVisto, base: MuestraBase): Promise<MuestraArchivo> {
  const primeras: (readonly string[])[] = []
  let ultimas: (readonly string[])[] = []
  let registros = 0
  for await (const block of registrosDe(ruta, visto, crudo(base), () => undefined)) {
    registros += block.length
    if (primeras.length < PRIMERAS_MUESTRA)
      primeras.push(...block.slice(0, PRIMERAS_MUESTRA - primeras.length).map(({ celdas }) => celdas))
    ultimas = [...ultimas, ...block.slice(-ULTIMAS_MUESTRA).map(({ celdas }) => celdas)].slice(-ULTIMAS_MUESTRA)
  }
  if (registros === 0) throw vacio()
  return {
    ...base,
    codificacion: 'detectar',
    codificacionVista: base.formato === 'xlsx' ? '' : VISTA[codificacionDe('detectar', visto)],
    ...{ primeras, ultimas, registros },
  }
}

const VISTA: Readonly<Record<CodificacionLeida, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  un_byte: 'Windows-1252 o cp850, valor por valor',
  'windows-1252': 'Windows-1252',
  cp850: 'cp850',
}

/** A definition that only says how to divide a file. */
const crudo = ({ formato, separador, hoja }: Pick<MuestraBase, 'formato' | 'separador' | 'hoja'>): DefinicionPlano => ({
  ...{ formato, codificacion: 'detectar', titulos: false, campos: [] },
  ...(separador !== undefined && { separador }),
  ...(hoja !== undefined && { hoja }),
})

/** Whether the lines of a text have a separator. */
async function formaDe(ruta: string, visto: ArchivoVisto): Promise<Pick<MuestraBase, 'formato' | 'separador'>> {
  for await (const block of registrosDe(ruta, visto, crudo({ formato: 'ancho_fijo' }), () => undefined))
    return formaDeTexto(block.slice(0, PRIMERAS_MUESTRA).map(({ celdas: [linea = ''] }) => linea))
  throw vacio()
}

/** The first rows of a file as a definition reads them; the whole file only if it has a record of totals to compare. */
export async function leerMuestra(pedido: PedidoLectura, visto: ArchivoVisto): Promise<MuestraLeida> {
  const { definicion, tipo } = pedido
  const { campos } = TIPOS_CARGA[tipo] as { readonly campos: Readonly<Record<string, CampoTipo>> }
  const columnas = definicion.campos.map(({ campo }) => campos[campo]?.titulo ?? campo)
  const renglones: RenglonMuestra[] = []
  try {
    const filas = recorrer(pedido, visto)
    for (let next = await filas.next(); ; next = await filas.next()) {
      if (next.done) {
        const { renglones: leidos, faltas } = next.value
        const totales = { cuadra: faltas.length === 0, renglones: leidos, faltas: faltas.map(({ message }) => message) }
        return { columnas, renglones, rechazo: '', totales: definicion.totales ? totales : null }
      }
      const faltan = RENGLONES_MUESTRA - renglones.length
      renglones.push(...next.value.slice(0, faltan).map((renglon) => renglonVisto(renglon, definicion, campos)))
      if (renglones.length >= RENGLONES_MUESTRA && !definicion.totales)
        return { columnas, renglones, rechazo: '', totales: null }
    }
  } catch (error) {
    if (!(error instanceof ArchivoRechazado)) throw error
    return { columnas, renglones, rechazo: error.message, totales: null }
  }
}

function renglonVisto(
  { linea, valores, conceptos, faltas }: RenglonLeido,
  definicion: DefinicionPlano,
  campos: Readonly<Record<string, CampoTipo>>,
): RenglonMuestra {
  const titulos = new Set(definicion.campos.map(({ campo }) => campos[campo]?.titulo))
  return {
    linea,
    valores: definicion.campos.map(({ campo }) => {
      const tipo = campos[campo]
      const valor = valores[campo]
      const falta = faltas.find((each) => each.campo === tipo?.titulo)
      if (falta) return { texto: falta.hallado, falta: faltaTexto(falta) }
      return { texto: tipo === undefined || valor === undefined ? '' : valorTexto(valor, tipo), falta: '' }
    }),
    conceptos: conceptos.map(([clave, centavos]) => `${clave}: ${formatPesos(centavos)}`),
    faltas: faltas.filter(({ campo }) => !titulos.has(campo)).map(faltaTexto),
  }
}
