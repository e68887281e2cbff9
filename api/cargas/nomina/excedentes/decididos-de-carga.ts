import { formatPesos } from '#domain/organica/dinero.ts'
import { displayName } from '#domain/identidad/nombre.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import { folioDe, loadCarga, type CargaDeEntidad } from '#api/cargas/carga-row.ts'
import { FOR_UPDATE, selectRows } from '#api/db/sql.ts'
import { conflict } from '#api/errors.ts'

/** People whom a refusal names. */
const NOMBRADAS = 3

type Decidido = NombreDeAfiliado & { readonly clave: string; readonly centavos: number }

/** SQL: centavos of the entry `x` that were decided. */
const DECIDIDO = 'x.devuelto_centavos + x.a_favor_centavos'

const COLUMNAS = `x.clave, ${DECIDIDO} AS centavos, a.nombre AS nombres, a.apellido_paterno AS "apellidoPaterno",
  a.apellido_materno AS "apellidoMaterno"`

/** SQL: whether the load in `bind` deducted something from the person of `x`. */
const leDesconto = (bind: string): string =>
  `EXISTS (SELECT 1 FROM nomina_pagos p WHERE p.carga_id = ${bind} AND p.afiliado_id = x.afiliado_id
     AND p.clase <> 'retroactiva' AND p.deducciones <> '{}')`

/**
 * Throws 409 `decididos` if what an applied load deducted beyond what was due was decided already. Locks the entries of its quincena: a decision
 * made meanwhile waits, and then finds that the amounts are being compared again.
 */
export async function assertSinDecididos(carga: CargaDeEntidad): Promise<void> {
  const { id, entidadId, quincena } = carga
  await holdExcedentes(carga)
  const decididos = await selectRows<Decidido>(
    `SELECT ${COLUMNAS} FROM nomina_excedentes x JOIN afiliados a ON a.id = x.afiliado_id
     WHERE x.entidad_id = $1 AND x.quincena = $2 AND ${DECIDIDO} > 0 AND ${leDesconto('$3')} ORDER BY a.nombre_orden, x.clave`,
    [entidadId, quincena, id],
  )
  if (decididos.length > 0) throw conflict('decididos', decididosTexto(`${folioDe(carga)} no se deshace`, decididos))
}

/** The same for a load that replaces another one: 409 where it would leave less than what was decided. */
export async function assertSustituible(carga: CargaDeEntidad): Promise<void> {
  await holdExcedentes(carga)
  const impide = await impideSustituir(carga)
  if (impide !== '') throw conflict('decididos', impide)
}

/** Why a load, once it was compared with what is due, cannot replace the one that it names; "" if it can. */
export async function impideSustituir({ id, entidadId, quincena, sustituyeId }: CargaDeEntidad): Promise<string> {
  if (sustituyeId === null) return ''
  const decididos = await selectRows<Decidido>(
    `SELECT ${COLUMNAS} FROM nomina_excedentes x JOIN afiliados a ON a.id = x.afiliado_id
     LEFT JOIN carga_conciliacion d ON d.carga_id = $3 AND d.afiliado_id = x.afiliado_id AND d.clave = x.clave
     WHERE x.entidad_id = $1 AND x.quincena = $2 AND ${DECIDIDO} > 0 AND ${leDesconto('$4')}
       AND ${DECIDIDO} > COALESCE(d.descontado_centavos - d.debido_centavos, 0) ORDER BY a.nombre_orden, x.clave`,
    [entidadId, quincena, id, sustituyeId],
  )
  if (decididos.length === 0) return ''
  return decididosTexto(`${folioDe(await loadCarga(sustituyeId))} no se sustituye`, decididos)
}

async function holdExcedentes({ entidadId, quincena }: CargaDeEntidad): Promise<void> {
  await selectRows(
    `SELECT id FROM nomina_excedentes WHERE entidad_id = $1 AND quincena = $2 ORDER BY id${FOR_UPDATE}`,
    [entidadId, quincena],
  )
}

function decididosTexto(que: string, decididos: readonly Decidido[]): string {
  const named = decididos
    .slice(0, NOMBRADAS)
    .map(({ clave, centavos, ...nombre }) => `${displayName(nombre, 'natural')}, ${clave} ${formatPesos(centavos)}`)
    .join('; ')
  const others = decididos.length > NOMBRADAS ? `; y ${decididos.length - NOMBRADAS} más` : ''
  return `${que}: ya se decidió lo que descontó de más (${named}${others}). Corrígela con una nómina complementaria.`
}
