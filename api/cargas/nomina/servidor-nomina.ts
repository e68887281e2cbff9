import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import { periodicidadesDe } from '#domain/cargas/nomina/pago-nomina.ts'
import { insertRows } from '#api/db/insert-rows.ts'
import { Binds, execute, JOIN_IN_ORDER, selectRow, selectRows } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'
import { CARGA_SQL, type CargaDeEntidad, type CargaRow } from '#api/cargas/carga-row.ts'
import { loadRespondidas } from '#api/cargas/juicio/respondidas.ts'
import { findPlanoDe } from '#api/cargas/plano-row.ts'
import type { ServidorDeEntidad } from '#api/cargas/tipos/de-entidad.ts'
import type { Juez } from '#api/cargas/tipos/servidor-de-carga.ts'
import { dejarDeContar, empezarAContar } from '#api/cargas/vigencia-carga.ts'
import { cifrasDeNomina, importeDeNomina } from './cifras-nomina.ts'
import { conceptosDe } from './conceptos-de-nomina.ts'
import { conciliarNomina } from './conciliar-nomina.ts'
import { assertSinDecididos, assertSustituible, impideSustituir } from './excedentes/decididos-de-carga.ts'
import { pedirExcedentes } from './excedentes/trabajo-excedentes.ts'
import { COLUMNAS_PAGO, juzgarNomina } from './juzgar-nomina.ts'
import { conPercepciones } from './percepciones-nomina.ts'
import { resumenDeNomina } from './resumen-nomina.ts'

/** A payroll: its lines count while their load is applied. */
export const SERVIDOR_NOMINA: ServidorDeEntidad = {
  juez: juezDeNomina,
  escribir: (filas) => insertRows('nomina_pagos', COLUMNAS_PAGO, filas),
  borrar: (cargaId) => execute('DELETE FROM nomina_pagos WHERE carga_id = $1', [cargaId]),
  contar: contarPagos,
  acabar: async (_actor, carga, marcha) => {
    await conciliarNomina(carga, marcha)
    return impideSustituir(carga)
  },
  sustituida,
  cifras: cifrasDeNomina,
  resumen: resumenDeNomina,
  importePrevisto: importeDeNomina,
  publicacion: { por: 'transaccion', publicar: publicarNomina },
  assertRetirable: async (carga) => {
    await assertSinCierre(carga)
    await assertSinDecididos(carga)
  },
  retirar: async (actor, carga) => {
    await conPercepciones(carga, () => dejarDeContar(carga))
    await pedirExcedentes(actor, carga)
  },
}

async function publicarNomina(actor: Actor, carga: CargaDeEntidad): Promise<void> {
  await assertSustituible(carga)
  await conPercepciones(carga, () => empezarAContar(carga))
  await pedirExcedentes(actor, carga)
}

async function juezDeNomina(actor: Actor, { id, planoId, entidadId, quincena }: CargaDeEntidad): Promise<Juez> {
  const { definicion } = await findPlanoDe(planoId)
  const contexto = {
    ...{ actor, cargaId: id, entidadId, quincena },
    respondidas: await loadRespondidas(entidadId),
    conceptos: await conceptosDe(entidadId, quincena),
    periodicidades: periodicidadesDe(definicion),
    isLarga: definicion.conceptos?.forma === 'renglon',
  }
  return {
    juzgar: (lineas) => juzgarNomina(lineas, contexto),
    ocupadas: (juicios) =>
      lineasDe(
        id,
        juicios.flatMap(({ ocupa }) => ocupa),
      ),
    repetido: (linea) => ({
      codigo: 'C401',
      campo: 'Persona y plaza',
      columna: '',
      hallado: `ya está en el renglón ${linea}`,
      esperado: 'un renglón por persona y plaza',
    }),
  }
}

async function lineasDe(id: number, llaves: readonly string[]): Promise<Map<string, number>> {
  if (llaves.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<{ llave: string; linea: number }>(
    `SELECT llave, linea FROM carga_renglones WHERE carga_id = ${binds.add(id)} AND llave IN (${binds.addTexts(llaves)})`,
    binds.values,
  )
  return new Map(rows.map(({ llave, linea }) => [llave, linea]))
}

async function contarPagos(cargaId: number): Promise<number> {
  const row = await selectRow<{ renglones: number }>(
    'SELECT COUNT(*) AS renglones FROM nomina_pagos WHERE carga_id = $1',
    [cargaId],
  )
  return row?.renglones ?? 0
}

/** The applied load that pays somebody the same as this one does (person, post, kind of payment, period): this one would replace it. */
function sustituida({ id, entidadId, quincena }: CargaDeEntidad): Promise<CargaRow | null> {
  return selectRow<CargaRow>(
    `${CARGA_SQL} WHERE c.id = (SELECT MAX(k.id) FROM cargas k
       WHERE k.entidad_id = $2 AND k.quincena = $3 AND k.estado = 'aplicada' AND EXISTS (
         SELECT 1 FROM nomina_pagos p ${JOIN_IN_ORDER} carga_renglones r
           ON r.carga_id = $1 AND r.llave = p.llave AND r.veredicto <> 'rechazado' WHERE p.carga_id = k.id))`,
    [id, entidadId, quincena],
  )
}

/** Closes of the entity, of the quincenas that a load pays for or later, that were made since it was applied. Throws 409 `cerrada`. */
async function assertSinCierre({ id, entidadId, terminadaAt }: CargaDeEntidad): Promise<void> {
  const cierres = await selectRows<{ quincena: number }>(
    `SELECT k.quincena FROM cierres k
     WHERE k.entidad_id = $1 AND k.estado IN ('aplicando', 'cerrado') AND COALESCE(k.cerrado_at, $2) >= $2
       AND k.quincena >= (SELECT MIN(p.desde) FROM nomina_pagos p WHERE p.carga_id = $3) ORDER BY k.quincena`,
    [entidadId, terminadaAt, id],
  )
  if (cierres.length === 0) return
  const cuales = cierres.map(({ quincena }) => quincenaChip(quincena)).join(', ')
  throw conflict(
    'cerrada',
    `Ya se cerró con esta nómina: ${cuales}. Corrígela con una nómina complementaria o retroactiva.`,
  )
}
