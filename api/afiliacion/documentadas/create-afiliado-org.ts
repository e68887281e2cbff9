import type { Actor } from '#domain/acceso/actor.ts'
import { pesosToCentavos } from '#domain/organica/dinero.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { logActos } from '#api/acceso/bitacora.ts'
import { AfiliadoModel } from '#api/afiliacion/models/AfiliadoModel.ts'
import { assertVentanaAbierta } from '#api/calendario/estado-ventana.ts'
import { nowAt, today } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { broken } from '#api/errors.ts'
import { findAfiliadoInScope } from '#api/afiliacion/padron/afiliado-row.ts'
import { insertLiga } from '#api/afiliacion/alta/insert-liga.ts'
import { lugarValues, orgValues } from '#api/afiliacion/alta/afiliado-values.ts'
import { loadCadena } from '#api/afiliacion/movimientos/cadena.ts'
import {
  findCategoriaBySueldo,
  findCategoriaVigente,
  type CategoriaVigente,
} from '#api/afiliacion/alta/categoria-vigente.ts'
import { lockPadron } from '#api/afiliacion/alta/consecutivos.ts'
import type { AfiliadoOrgEntrada } from './documentadas-schema.ts'
import { updateVersioned } from '#api/db/update-versioned.ts'

const PATHS = ['nivel0_id', 'nivel1_id', 'nivel2_id', 'nivel3_id'] as const

export interface AfiliadoOrgCreado {
  readonly id: number
  readonly afiliado_id: number
  readonly interno: number
  /** Monthly pesos of the category. */
  readonly sueldo: number
}

/**
 * The documented `POST /api/afiliado-org`: links a person in scope to a place (404 for another's person or place). The
 * salary must be a category's. A person en trámite takes the place at once; for anybody else it is what the next movement
 * proposes, since only an applied movement changes the roster (decisions §4).
 */
export async function createAfiliadoOrg(actor: Actor, input: AfiliadoOrgEntrada): Promise<AfiliadoOrgCreado> {
  authorize(actor, 'alta.solicitar')
  await assertVentanaAbierta(actor, 'ALTA_BAJA_CAMBIO')
  return inTransaction(async () => {
    await lockPadron()
    const row = await findAfiliadoInScope(actor, input.afiliado_id)
    const ids = [input.nivel0_id, input.nivel1_id, input.nivel2_id, input.nivel3_id] as const
    const cadena = await loadCadena(actor, ids, PATHS)
    const categoria = await categoriaOf(input)
    const values = orgValues(cadena, categoria)
    const isEnTramite = row.situacion === 'T'
    const id = await insertLiga(row.id, values, { propuesta: !isEnTramite })
    if (isEnTramite)
      await updateVersioned(AfiliadoModel, row.id, null, { ...lugarValues(cadena, categoria), actualizado_at: nowAt() })
    await logActos(actor, [{ acto: 'afiliado_org.crear', objeto: 'afiliado', objetoId: row.id, despues: values }])
    return { id, afiliado_id: row.id, interno: row.interno, sueldo: categoria.sueldoCentavos / 100 }
  })
}

async function categoriaOf({ categoria: clave, sueldo }: AfiliadoOrgEntrada): Promise<CategoriaVigente> {
  const centavos = Math.round(sueldo * 100)
  const isMoney = Number.isSafeInteger(centavos) && centavos > 0 && pesosToCentavos(centavos / 100) === centavos
  const found =
    clave === ''
      ? isMoney && (await findCategoriaBySueldo(centavos, today()))
      : await findCategoriaVigente(clave, today())
  if (found && found.sueldoCentavos === centavos) return found
  const message = 'Salario inválido (selecciona una categoría válida).'
  throw broken([{ path: 'sueldo', code: 'salario', message }])
}
