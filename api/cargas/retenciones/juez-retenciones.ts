import type { Actor } from '#domain/acceso/actor.ts'
import type { LineaLeida } from '#domain/cargas/lectura/compilar-plano.ts'
import { juzgarRetencion, ordenesDeRenglon } from '#domain/cargas/retenciones/juzgar-retencion.ts'
import { folioDe, type CargaDeEntidad } from '#api/cargas/carga-row.ts'
import { identificarRenglones, type BusquedaPersonas } from '#api/cargas/juicio/identificar-renglones.ts'
import { loadRespondidas } from '#api/cargas/juicio/respondidas.ts'
import type { Juez, Juicio } from '#api/cargas/tipos/servidor-de-carga.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { ordenesConocidas } from './ordenes-conocidas.ts'

/** Judges the rows of a file of withholdings. */
export async function juezDeRetenciones(actor: Actor, carga: CargaDeEntidad): Promise<Juez> {
  const busqueda = { actor, entidadId: carga.entidadId, respondidas: await loadRespondidas(carga.entidadId) }
  return {
    juzgar: (lineas) => juzgar(lineas, carga, busqueda),
    ocupadas: (juicios) => ordenesDeRenglones(carga.id, juicios),
    repetido: (linea) => ({
      codigo: 'C405',
      campo: 'Préstamo',
      columna: '',
      hallado: `ya está en el renglón ${linea}`,
      esperado: 'un renglón por orden',
    }),
  }
}

async function juzgar(
  lineas: readonly LineaLeida[],
  carga: CargaDeEntidad,
  busqueda: BusquedaPersonas,
): Promise<Juicio[]> {
  const { quienes } = await identificarRenglones(lineas, busqueda)
  const personas = new Set(quienes.flatMap((quien) => ('persona' in quien ? [quien.persona.id] : [])))
  const ordenes = await ordenesConocidas(carga, [...personas])
  return lineas.map((linea, i) => {
    const quien = quienes[i]
    if (!quien) throw new Error('A line without a person or a fault')
    if ('falta' in quien) {
      const { falta, ajenaId } = quien
      return { afiliadoId: null, ajenaId, llave: null, ocupa: [], filas: () => [], faltas: [falta, ...linea.faltas] }
    }
    return juzgarDe(linea, { carga, afiliadoId: quien.persona.id, ordenes: ordenes.get(quien.persona.id) ?? [] })
  })
}

interface DePersona {
  readonly carga: CargaDeEntidad
  readonly afiliadoId: number
  readonly ordenes: Parameters<typeof ordenesDeRenglon>[1]
}

function juzgarDe({ valores, faltas: leidas }: LineaLeida, { carga, afiliadoId, ordenes }: DePersona): Juicio {
  const conOrigen = (origen: string) => juzgarRetencion(valores, { quincena: carga.quincena, ordenes, origen })
  const origen = `Archivo ${folioDe(carga)}`
  const { faltas } = conOrigen(origen)
  const ocupa = ordenesDeRenglon(valores, ordenes).map(({ id }) => String(id))
  // What could not be read is not missing too.
  const propias = leidas.length === 0 ? faltas : faltas.filter(({ codigo }) => codigo !== 'C205' && codigo !== 'C409')
  return {
    afiliadoId,
    llave: ocupa.length === 0 ? null : ocupa.join(' '),
    ocupa,
    faltas: [...leidas, ...propias],
    filas: (enLinea) =>
      conOrigen(`${origen}, renglón ${enLinea}`).respuestas.map(({ orden, retenidoCentavos, motivo, nota }) => [
        ...[carga.id, orden.id, enLinea, afiliadoId, orden.version],
        ...[retenidoCentavos, motivo, nota],
      ]),
  }
}

/** Columns of `carga_retenciones` that a row writes, in the order of `filas`. */
export const COLUMNAS_RESPUESTA = [
  'carga_id',
  'retencion_id',
  'linea',
  'afiliado_id',
  'version',
  'dicho_centavos',
  'motivo',
  'nota',
] as const

/** The orders that rows of a load already take, of the people whom these are about. */
async function ordenesDeRenglones(cargaId: number, juicios: readonly Juicio[]): Promise<ReadonlyMap<string, number>> {
  const personas = [...new Set(juicios.flatMap(({ afiliadoId }) => (afiliadoId === null ? [] : [afiliadoId])))]
  if (personas.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ llave: string; linea: number }>(
    `SELECT llave, linea FROM carga_renglones
     WHERE carga_id = ${binds.add(cargaId)} AND afiliado_id IN (${binds.addNumbers(personas)}) AND llave IS NOT NULL`,
    binds.values,
  )
  return new Map(rows.flatMap(({ llave, linea }) => llave.split(' ').map((orden) => [orden, linea] as const)))
}
