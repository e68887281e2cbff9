import type { Actor } from '#domain/acceso/actor.ts'
import { normalizeText } from '#domain/identidad/normalize-text.ts'
import { rechazoReapertura, type CodigoReapertura } from '#domain/quincenas/reapertura.ts'
import { TABLA_CIERRE, type ActoCierre, type EtapaCierre } from '#domain/quincenas/tabla-cierre.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { inTransaction } from '#api/db/database.ts'
import { AppError, notFound, type ErrorStatus } from '#api/errors.ts'
import { anularCargos, holdCargos } from '#api/fondos/pagos/anular-cargos.ts'
import { assertCadena, assertVersion, cuentaDe } from './assert-cadena.ts'
import { findCierre, holdCierre, type CierreRow } from './cierre-row.ts'
import { loadCadena } from './contexto-cadena.ts'
import { notaDe } from './devolver-cierre.ts'
import { loadParaReabrir } from './para-reabrir.ts'
import { writeActo } from './write-acto.ts'

/** The acts of a reopening: the jefe asks, the titular signs or refuses (decision 10.28). */
export type ActoReapertura = Extract<ActoCierre, 'pedir_reapertura' | 'reabrir' | 'negar_reapertura'>

/**
 * Does one act of a reopening. The signature voids the close: its lines no longer count, its movements stay applied, and the entity can
 * request the quincena again. Throws 403, 404, 409 out of turn, and 422 if a later quincena is closed or requested. Throws 409 if part of
 * the line was paid or a withholding was answered. The request and the signature both check it.
 */
export async function reabrirCierre(
  actor: Actor,
  quincena: number,
  id: number,
  {
    acto,
    version,
    nota,
  }: { readonly acto: ActoReapertura; readonly version: number; readonly nota?: string | undefined },
): Promise<{ readonly id: number; readonly entidad: string; readonly etapa: EtapaCierre }> {
  authorize(actor, 'cierres.reabrir')
  cuentaDe(actor)
  const text = TABLA_CIERRE[acto].necesita === 'nota' ? notaDe(nota, 'Escribe el motivo.') : normalizeText(nota ?? '')
  if ((await findCierre(actor, id)).quincena !== quincena) throw notFound('El cierre')
  return inTransaction(async () => {
    const row = await holdCierre(id)
    const contexto = await loadCadena(row)
    await assertCadena(actor, acto, row.entidad, contexto)
    await assertVersion(row, version)
    if (acto !== 'negar_reapertura') await assertReabrible(row)
    if (acto === 'reabrir') await anularCargos(row.id)
    await writeActo(actor, row, contexto, { acto, nota: text, huella: row.huella })
    return { id, entidad: row.entidad, etapa: acto === 'pedir_reapertura' ? 'reapertura' : TABLA_CIERRE[acto].hacia }
  })
}

const STATUS = {
  linea_pagada: 409,
  retenciones_respondidas: 409,
  extemporanea: 409,
  posterior: 422,
} as const satisfies Record<CodigoReapertura, ErrorStatus>

async function assertReabrible({ id, quincena }: CierreRow): Promise<void> {
  await holdCargos(id)
  const para = (await loadParaReabrir(quincena, [id])).get(id)
  const rechazo = para && rechazoReapertura(para)
  if (rechazo) throw new AppError(STATUS[rechazo.codigo], rechazo.codigo, rechazo.texto)
}
