import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { RespuestaLote } from '#domain/afiliacion/actos/acto-cuerpos.ts'
import { otraPersona } from '#test/support/portal/portal-alta.ts'
import { signInTo, type PortalClient } from '#test/support/portal/portal-client.ts'
import { countRows, runSql } from '#test/support/portal/portal-database.ts'
import { runPortal, startPortal, type Portal } from '#test/support/portal/portal.ts'
import { ponerPersonas } from '#test/support/portal/gente-en-tabla.ts'
import { portalCli } from '#test/support/portal/portal-cli.ts'

const MOVIMIENTOS = 500
/** The machine dies once this part of them is approved. */
const PUNTOS = [0, 0.3, 0.7] as const
/** Requested, validated and reviewed. */
const VERSION = 3

/** A movement that is neither approved whole, with its act, its row of the bitácora and its notice, nor untouched. */
const A_MEDIAS = `
  SELECT folio FROM (
    SELECT m.folio, m.aplicar, m.version,
      (SELECT count(*) FROM movimiento_actos t WHERE t.movimiento_id = m.id AND t.acto = 'aprobar') AS actos,
      (SELECT count(*) FROM bitacora b WHERE b.acto = 'movimiento.aprobar' AND b.objeto_id = m.folio) AS asientos,
      (SELECT count(*) FROM avisos v WHERE v.clave LIKE 'movimiento:' || CAST(m.id AS TEXT) || ':aprobar:%') AS avisos
    FROM movimientos m WHERE m.revisado_at IS NOT NULL) AS x
  WHERE NOT (aplicar = TRUE AND version = ${VERSION + 1} AND actos = 1 AND asientos = 1 AND avisos = 1)
    AND NOT (aplicar = FALSE AND version = ${VERSION} AND actos = 0 AND asientos = 0 AND avisos = 0)`

/** One update asked for through its call, and the same of everybody else, reviewed and waiting for the jefe. */
async function ponerRevisados(portal: Portal): Promise<string[]> {
  await ponerPersonas(portal, MOVIMIENTOS + 1)
  await runSql(portal, "UPDATE afiliados SET noempleado = 'E-' || CAST(id AS TEXT), telefono = '4490000001'")
  const { nombres, apellidoPaterno, apellidoMaterno, curp, rfc, nss, correo } = otraPersona()
  await runSql(
    portal,
    `UPDATE afiliados SET nombre = $1, apellido_paterno = $2, apellido_materno = $3, curp = $4, rfc = $5, nss = $6, correo = $7
     WHERE interno = 800001`,
    [nombres, apellidoPaterno, apellidoMaterno, curp, rfc, nss, correo],
  )
  const desk = await signInTo(portal.url, 'ventanilla1')
  const asked = await desk.post<{ folio: string }>(
    '/api/tramites/actualizacion',
    {
      interno: 800_001,
      version: 1,
      fecha: '2026-11-20',
      documentos: {},
      observaciones: '',
      cambios: { datosPersonales: { telefono: '4497654321' } },
    },
    { 'Idempotency-Key': randomUUID() },
  )
  expect([asked.status, asked.body]).toMatchObject([201, { folio: expect.any(String) as string }])
  const at = `'2026-11-20T15:00:00.000Z'`
  const cuenta = (usuario: string) => `(SELECT id FROM usuarios WHERE usuario = '${usuario}')`
  await runSql(
    portal,
    `INSERT INTO movimientos (folio, tipo_id, afiliado_id, afiliado_org_id, quincena, fecha, observaciones, solicitado_por,
       solicitado_at, datos, tramite, turno_desde, movimiento_fecha, validado_por, revisado_at, revisado_por, version)
     SELECT 'C-26-' || CAST(a.interno AS TEXT), m.tipo_id, a.id, o.id, m.quincena, m.fecha, '', m.solicitado_por,
       ${at}, m.datos, m.tramite, ${at}, ${at}, ${cuenta('validador1')}, ${at}, ${cuenta('auxiliar')}, ${VERSION}
     FROM afiliados a JOIN afiliado_org o ON o.afiliado_id = a.id CROSS JOIN movimientos m
     WHERE a.interno > 800001 AND m.folio = $1`,
    [asked.body.folio],
  )
  return Array.from({ length: MOVIMIENTOS }, (_, i) => `C-26-${800_002 + i}`)
}

const aprobar = (jefe: PortalClient, folios: readonly string[]) =>
  jefe.post<RespuestaLote>('/api/movimientos/lote', {
    acto: 'aprobar',
    movimientos: folios.map((folio) => ({ folio, version: VERSION })),
  })

describe(`a machine that dies while ${MOVIMIENTOS} movements are approved in one call`, () => {
  let portal: Portal
  beforeAll(async () => {
    portal = await startPortal()
  })
  afterAll(() => portal.stop())

  it('has approved each whole or not at all, and sending again approves the rest', async () => {
    const folios = await ponerRevisados(portal)
    const aprobados = (): Promise<number> => countRows(portal, 'movimientos', 'aplicar = TRUE')
    let jefe = await signInTo(portal.url, 'jefe')
    for (const parte of PUNTOS) {
      const lost = aprobar(jefe, folios).catch(() => null)
      await expect.poll(aprobados, { interval: 5 }).toBeGreaterThanOrEqual(Math.floor(parte * MOVIMIENTOS))
      await portal.stop('SIGKILL')
      await lost
      portal = await runPortal(portal)
      jefe = jefe.at(portal.url)
      expect([parte, await runSql(portal, A_MEDIAS)]).toEqual([parte, []])
    }
    const before = await aprobados()
    const { status, body } = await aprobar(jefe, folios)
    expect(status).toBe(200)
    expect([body.hechos.length, body.rechazados.length]).toEqual([MOVIMIENTOS - before, before])
    expect(new Set(body.rechazados.map(({ codigo }) => codigo))).toEqual(new Set(before > 0 ? ['estatus'] : []))
    expect([await aprobados(), await runSql(portal, A_MEDIAS)]).toEqual([MOVIMIENTOS, []])
    expect((await portalCli(portal, 'bitacora', 'verificar')).stdout).toContain('Bitácora íntegra')
  })
})
