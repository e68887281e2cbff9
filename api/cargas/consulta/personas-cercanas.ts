import type { Actor } from '#domain/acceso/actor.ts'
import type { PersonaCercana } from '#domain/cargas/carga.ts'
import { NOMBRE_SITUACION } from '#domain/afiliacion/situacion.ts'
import { alcanceSql } from '#api/acceso/authorize.ts'
import type { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import type { RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import { PERSONA_COLUMNAS, personaTexto } from './persona-texto.ts'

type Row = NombreDeAfiliado &
  Pick<RowOf<AfiliadoModel>, 'id' | 'interno' | 'curp' | 'rfc' | 'nss' | 'noempleado' | 'situacion'>

/** People by id within the actor's scope, with what tells them apart: whoever loaded the file may see more people than the actor. */
export async function personasCercanas(
  actor: Actor,
  ids: readonly (number | undefined)[],
): Promise<ReadonlyMap<number, PersonaCercana>> {
  const known = [...new Set(ids.filter((id) => id !== undefined))]
  if (known.length === 0) return new Map()
  const binds = new Binds()
  const rows = await selectRows<Row>(
    `SELECT a.id, ${PERSONA_COLUMNAS}, a.curp, a.rfc, a.nss, a.noempleado, a.situacion FROM afiliados a
     WHERE a.id IN (${binds.addNumbers(known)}) AND ${alcanceSql(actor, ['a.nivel0_id', 'a.nivel1_id', 'a.nivel2_id'], binds)}`,
    binds.values,
  )
  return new Map(rows.map((row) => [row.id, present(row)]))
}

function present({ curp, rfc, nss, noempleado, situacion, ...persona }: Row): PersonaCercana {
  const datos = [
    ['CURP', curp],
    ['RFC', rfc],
    ['NSS', nss ?? ''],
    ['Número de empleado', noempleado],
    ['Situación', NOMBRE_SITUACION[situacion]],
  ] as const
  return { persona: personaTexto(persona), datos: datos.filter(([, texto]) => texto !== '') }
}
