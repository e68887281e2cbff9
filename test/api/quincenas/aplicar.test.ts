import { spawnSync } from 'node:child_process'
import { appendFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ExplicacionQuincena } from '#domain/fondos/explicacion.ts'
import type { CierreDetalle } from '#domain/quincenas/cierre.ts'
import { execute, selectRow, selectRows, SQL_TRUE } from '#api/db/sql.ts'
import { flushReadAudit } from '#api/acceso/read-audit.ts'
import { startTrabajos, stopTrabajos } from '#api/jobs/trabajos.ts'
import { aplicarCierre } from '#api/quincenas/aplicar/aplicar-cierre.ts'
import { defineTrabajoAplicar } from '#api/quincenas/aplicar/trabajo-aplicar.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import {
  cerrarQuincena,
  EN_SILENCIO,
  filaDe,
  firmarCierre,
  firmarHasta,
  permitirCierre,
  porAplicar,
} from '#test/support/dinero/cadena-cierre.ts'
import { signIn, type Client } from '#test/support/client.ts'
import { DEMO_PASSWORD } from '#test/support/demo-password.ts'
import { portal } from '#test/cli/consola.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { personaActiva } from '#test/support/tramites.ts'

/** Ordinal of quincena 22 of 2026. */
const Q22 = 2026 * 24 + 21
let desk: Client
let titular: Client
let salud: Lugar
let alta: AltaHecha
let waiting: AltaHecha
let id: number

afterAll(async () => {
  await stopTrabajos()
  await flushReadAudit()
})

beforeAll(async () => {
  defineTrabajoAplicar()
  desk = await signIn('ventanilla1')
  titular = await signIn('titular')
  salud = await lugarDe(SALUD)
  await personaActiva(desk, salud)
  alta = await porAplicar(desk, salud, '2026-11-20')
  waiting = await registrarAlta(desk, salud)
})

const count = async (sql: string, ...values: (string | number)[]): Promise<number> =>
  (await selectRow<{ n: number }>(`SELECT CAST(COUNT(*) AS INTEGER) AS n FROM ${sql}`, values))?.n ?? 0
const situacion = async ({ afiliadoId }: AltaHecha) =>
  (await selectRow<{ situacion: string }>('SELECT situacion FROM afiliados WHERE id = $1', [afiliadoId]))?.situacion
const estado = async () =>
  (await selectRow<{ estado: string }>('SELECT estado FROM cierres WHERE id = $1', [id]))?.estado

/** Work that is cut when it has told `steps` steps. */
function cutAt(steps: number) {
  let told = 0
  return {
    paso: () => {
      told += 1
      if (told > steps) throw new Error('power cut')
    },
  }
}

/** One act of the reopening of the close of quincena 1 of 2027. */
const reopen = async (client: Client, acto: string, cierre: number, nota?: string) => {
  const { body } = await titular.get<CierreDetalle>(`/api/quincenas/0127/cierres/${cierre}`)
  const version = body.cierre?.version ?? 1
  return client.post(`/api/quincenas/0127/cierres/${cierre}/reapertura`, { acto, version, ...(nota && { nota }) })
}

describe('the close of an entity', () => {
  it('is applied once and whole, voided by a later change, corrected by the next ones, reopened, checked and taken out', async () => {
    // The Titular’s signature leaves one job, whoever else presses at once.
    const jobs = await count(`trabajos WHERE clase = 'quincenas.aplicar'`)
    id = await firmarHasta('2226', salud.adscripcion, 'director')
    const other = await signIn('admin')
    const answers = await Promise.all(
      [titular, other, titular, titular, titular, titular].map((one) => firmarCierre(one, '2226', salud.adscripcion)),
    )
    // None of them is told that it has signed already: the one signature that counts came meanwhile.
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body['error'])
    expect(refused).toEqual(Array(5).fill(`El cierre de ${SALUD} está aplicando: no se puede firmar como Titular.`))
    expect(await count(`trabajos WHERE clase = 'quincenas.aplicar'`)).toBe(jobs + 1)
    const aplicando = await filaDe(titular, '2226', salud.adscripcion)
    expect(aplicando).toMatchObject({ etapa: 'aplicando', avance: { estado: 'espera' }, actions: [] })

    // Applying cut at any point has done nothing that anybody sees.
    for (const steps of [0, 1, 2, 3]) {
      await expect(aplicarCierre(id, cutAt(steps))).rejects.toThrow('power cut')
      expect([await estado(), await situacion(alta)]).toEqual(['aplicando', 'T'])
    }
    expect(await count(`movimientos WHERE aplicado AND quincena = ${Q22} AND folio = $1`, alta.folio)).toBe(0)
    const { body: cortado } = await desk.get<CierreDetalle>(`/api/quincenas/2226/cierres/${id}`)
    expect(cortado.cierre?.sello).toBe('')

    // When the worker died, another one continues and does it whole, with everything done before only once.
    await execute(
      `UPDATE trabajos SET estado = 'curso', intentos = 1, duenio = 'otra-maquina 1 x', latido_at = '2026-11-23T00:00:00.000Z'
       WHERE id = (SELECT MAX(id) FROM trabajos WHERE clase = 'quincenas.aplicar')`,
    )
    startTrabajos({ pollMs: 20 })
    await expect.poll(estado).toBe('cerrado')
    await stopTrabajos()
    expect([await situacion(alta), await situacion(waiting)]).toEqual(['A', 'T'])
    // Of each of the two people: FAA, FAE, FVE, FHE, FPESA, FPESE and SARE.
    expect([await count('cierre_personas'), await count('aportaciones'), await count('cierre_totales')]).toEqual([
      2, 14, 7,
    ])
    expect(await aplicarCierre(id, EN_SILENCIO)).toContain('Nada por aplicar')
    const charged = await selectRows('SELECT principal_centavos AS n FROM cargos WHERE cierre_id = $1', [id])
    expect(charged).toEqual([{ n: 406_257 }])
    expect(await count('aportaciones')).toBe(14)

    // It stores each line as worked by hand, and totals that are their sums.
    // 20B, $12,335.75: 6,167.88 whole; 4,523.11 of eleven days. Worked in simulacion.test.ts.
    const rows = await selectRows<{ clave: string; importe: number; personas: number; fondo: string }>(
      `SELECT clave, fondo, personas, importe_centavos AS importe FROM cierre_totales WHERE cierre_id = $1 ORDER BY clave`,
      [id],
    )
    expect(rows.map(({ clave, fondo, personas, importe }) => [clave, fondo, personas, importe])).toEqual([
      ['FAA', 'fondo_ahorro', 2, 53_455],
      ['FAE', 'fondo_ahorro', 2, 26_728],
      ['FHE', 'prestaciones_hipotecarios', 2, 3_742],
      ['FPESA', 'prestaciones_economicas', 2, 48_109],
      ['FPESE', 'prestaciones_economicas', 2, 237_874],
      ['FVE', 'fondo_vivienda', 2, 14_967],
      ['SARE', 'fondo_retiro', 2, 21_382],
    ])
    const people = await selectRows<{ dias: number; sueldo: number; categoria: string }>(
      `SELECT dias, sueldo_centavos AS sueldo, categoria FROM cierre_personas WHERE cierre_id = $1 ORDER BY dias`,
      [id],
    )
    expect(people).toEqual([
      { dias: 11, sueldo: 452_311, categoria: '20B' },
      { dias: 15, sueldo: 616_788, categoria: '20B' },
    ])

    // The explanation of each amount gives its days, its situation in words, since when, and the operation.
    const [persona] = await selectRows<{ id: number }>(
      'SELECT id FROM cierre_personas WHERE cierre_id = $1 AND dias = 15',
      [id],
    )
    const { body: explicado } = await (
      await signIn('auditor')
    ).get<ExplicacionQuincena>(`/api/aportaciones/personas/${persona?.id}/fondos/fondo_ahorro/explicacion`)
    expect(explicado.segmentos[0]).toMatchObject({
      dias: 15,
      situacion: 'A',
      desde: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
      sueldo: '$12,335.75 ÷ 30 × 15 = 6,167.875',
    })

    // It carries what was not approved to the next quincena, and seals what it did in the bitácora.
    const moved = await selectRow<{ quincena: number }>('SELECT quincena FROM movimientos WHERE folio = $1', [
      waiting.folio,
    ])
    expect(moved?.quincena).toBe(Q22 + 1)
    const cerrada = await filaDe(titular, '2226', salud.adscripcion)
    expect(cerrada).toMatchObject({ etapa: 'cerrado', personal: 2, movimientos: { porAplicar: 1, sinAprobar: 0 } })
    // The seal covers more than what was signed.
    expect(cerrada.cierre?.sello).toMatch(/^[0-9a-f]{64}$/)
    expect(cerrada.cierre?.sello).not.toBe(cerrada.cierre?.huella)
    const noted = await selectRow<{ actor: string; despues: string }>(
      `SELECT actor, despues FROM bitacora WHERE acto = 'cierre.aplicar' ORDER BY id DESC LIMIT 1`,
    )
    expect(['titular', 'admin']).toContain(noted?.actor)
    expect(JSON.parse(noted?.despues ?? '')).toMatchObject({
      entidad: SALUD,
      quincena: '2226',
      sello: cerrada.cierre?.sello,
      personas: 2,
      lineas: 14,
      totalEntidadCentavos: 406_257,
      aplicados: 1,
      pasados: 1,
    })

    // A movement approved after the last signature voids the signatures, and nothing is published.
    const aprobado = await firmarHasta('2326', salud.adscripcion, 'titular')
    await execute(`UPDATE movimientos SET aplicar = ${SQL_TRUE} WHERE folio = $1`, [waiting.folio])
    const anulado = await aplicarCierre(aprobado, EN_SILENCIO)
    expect(anulado).toContain(`Movimientos que ahora se aplicarían: ${waiting.folio}`)
    expect(await filaDe(titular, '2326', salud.adscripcion)).toMatchObject({ etapa: 'abierto', firmas: [] })
    expect(await count('aportaciones WHERE cierre_id = $1', aprobado)).toBe(0)
    expect(await situacion(waiting)).toBe('T')

    // Changed parameters void the signatures.
    const recalculado = await firmarHasta('2326', salud.adscripcion, 'titular')
    const admin = await signIn('admin')
    const { body: parametros } = await admin.get<{ registros?: { version: number }[] }>('/api/panel/fondos-parametros')
    expect(parametros).toBeTruthy()
    await execute(
      `INSERT INTO fondos_parametros (clave, version, desde, fecha_registro, status, qna_aplicar_aguinaldo, redondeo, valores)
       SELECT clave + 1, 1, $1, fecha_registro, '', '', 'truncar', valores FROM fondos_parametros`,
      [Q22 + 1],
    )
    await aplicarCierre(recalculado, EN_SILENCIO)
    const devuelta = await filaDe(titular, '2326', salud.adscripcion)
    expect(devuelta).toMatchObject({ etapa: 'abierto', firmas: [] })
    expect(devuelta.devuelto?.nota).toContain('Total de la entidad')
    await execute('DELETE FROM fondos_parametros WHERE clave = 2')

    // It notices what is approved after the lines are written, at the very last moment.
    const ultimo = await firmarHasta('2326', salud.adscripcion, 'titular')
    const late = await registrarAlta(desk, salud)
    const avisado = await aplicarCierre(ultimo, {
      paso: async (_hecho, texto) => {
        if (texto === 'Publicando')
          await execute(`UPDATE movimientos SET aplicar = ${SQL_TRUE}, fecha = '2026-12-01' WHERE id = $1`, [
            late.movimiento,
          ])
      },
    })
    expect(avisado).toContain(`Movimientos que ahora se aplicarían: ${late.folio}`)
    expect([await situacion(waiting), await situacion(late)]).toEqual(['T', 'T'])
    await execute(`UPDATE movimientos SET activo = FALSE WHERE id = $1`, [late.movimiento])
    await cerrarQuincena('2326', salud.adscripcion)
    expect(await situacion(waiting)).toBe('A')

    // The next quincena corrects a closed one with retroactive lines of its own parameters, and only once.
    // A date of the closed quincena 22: her eleven days there, and the whole of 23 and of 24.
    await porAplicar(desk, salud, '2026-11-20')
    const corrector = await cerrarQuincena('2426', salud.adscripcion)
    const lines = await selectRows<{ corrige: number; origen: string; importe: number }>(
      `SELECT corrige, origen, CAST(SUM(importe_centavos) AS INTEGER) AS importe FROM aportaciones
       WHERE cierre_id = $1 AND origen = 'retroactiva' GROUP BY corrige, origen ORDER BY corrige`,
      [corrector],
    )
    // 226.16 + 113.08 + 63.32 + 15.83 + 203.54 + 1,006.39 + 90.46; 308.39 + 154.20 + 86.35 + 21.59 + 277.55 + 1,372.35 + 123.36.
    expect(lines).toEqual([
      { corrige: Q22, origen: 'retroactiva', importe: 171_878 },
      { corrige: Q22 + 1, origen: 'retroactiva', importe: 234_379 },
    ])
    const next = await cerrarQuincena('0127', salud.adscripcion)
    expect(await count(`aportaciones WHERE cierre_id = $1 AND origen = 'retroactiva'`, next)).toBe(0)
    expect(await count('cierre_personas WHERE cierre_id = $1', next)).toBe(4)

    // The jefe requests a reopening with a reason and the titular signs it, for the last quincena only.
    const jefe = await signIn('jefe')
    const last = (await filaDe(titular, '0127', salud.adscripcion)).cierre!.id
    const earlier = (await filaDe(titular, '2426', salud.adscripcion)).cierre!.id
    expect((await reopen(titular, 'reabrir', last)).status).toBe(409)
    expect((await reopen(titular, 'pedir_reapertura', last, 'x')).status).toBe(403)
    expect((await reopen(jefe, 'pedir_reapertura', last)).status).toBe(422)
    const version = (await filaDe(titular, '2426', salud.adscripcion)).cierre!.version
    const body = { acto: 'pedir_reapertura', version, nota: 'Sueldo mal capturado' }
    const tooEarly = await jefe.post(`/api/quincenas/2426/cierres/${earlier}/reapertura`, body)
    expect([tooEarly.status, tooEarly.body['codigo']]).toEqual([422, 'posterior'])
    expect((await reopen(jefe, 'pedir_reapertura', last, 'Sueldo mal capturado')).body['etapa']).toBe('reapertura')
    expect((await filaDe(titular, '0127', salud.adscripcion)).actions).toEqual(['reabrir', 'negar_reapertura'])
    expect((await reopen(titular, 'negar_reapertura', last, 'No procede')).body['etapa']).toBe('cerrado')
    await reopen(jefe, 'pedir_reapertura', last, 'Sueldo mal capturado')
    expect(await count('cargos WHERE cierre_id = $1 AND anulado_at IS NULL', last)).toBe(1)
    expect((await reopen(titular, 'reabrir', last)).body['etapa']).toBe('anulado')
    // Its lines are void, its movements stay, and it is requested again.
    expect(await filaDe(titular, '0127', salud.adscripcion)).toMatchObject({ etapa: 'abierto', cierre: null })
    expect(await situacion(waiting)).toBe('A')
    expect(await count('cargos WHERE cierre_id = $1 AND anulado_at IS NULL', last)).toBe(0)
    const again = await cerrarQuincena('0127', salud.adscripcion)
    expect(await count('aportaciones WHERE cierre_id = $1', again)).toBe(28)

    // The check of a close agrees with itself, and names the first line that somebody altered.
    const good = await portal('quincena verificar 2226')
    expect([good.code, good.out]).toEqual([0, expect.stringContaining(`${SALUD}: íntegra, sello `)])
    await execute(
      `UPDATE aportaciones SET importe_centavos = importe_centavos + 1 WHERE cierre_id = $1 AND clave = 'FVE' AND importe_centavos = 6332`,
      [id],
    )
    const bad = await portal('quincena verificar 2226')
    expect(bad.code).toBe(1)
    expect(bad.out).toContain('FVE: el importe pasó de $63.32 a $63.33.')
    await execute(`UPDATE aportaciones SET importe_centavos = 6332 WHERE cierre_id = $1 AND importe_centavos = 6333`, [
      id,
    ])
    expect((await portal('quincena verificar 2226')).code).toBe(0)

    // It leaves as CSV with its seal, and a manifest that needs no portal to check.
    const salida = await mkdtemp(path.join(tmpdir(), 'quincena-'))
    const { code } = await portal(['quincena', 'exportar', '2226', '--salida', salida])
    expect(code).toBe(0)
    const [csv = '', sello = ''] = (await readdir(salida))
      .filter((name) => name.split(/[-.]/)[3] === String(salud.adscripcion))
      .sort()
      .reverse()
    expect([csv, sello].map((name) => name.replace(/\d+/, 'n').replace(/\d+/, 'm'))).toEqual([
      'quincena-n-entidad-m.csv',
      'quincena-n-entidad-m-sello.txt',
    ])
    expect((await readFile(path.join(salida, csv), 'utf8')).trim().split('\n')).toHaveLength(15)
    const comprobar = () => spawnSync('sha256sum', ['-c', 'SHA256SUMS'], { cwd: salida }).status
    expect(comprobar()).toBe(0)
    // What the payment sheet and the bitácora call the seal is the sum of the file that says what was sealed.
    const { sello: sealed } = (await selectRow<{ sello: string }>('SELECT sello FROM cierres WHERE id = $1', [id]))!
    expect(await readFile(path.join(salida, 'SHA256SUMS'), 'utf8')).toContain(`${sealed}  ${sello}\n`)
    const [linea] = await selectRows<{ referencia: string }>(
      'SELECT referencia FROM lineas_pago WHERE cargo_id IN (SELECT id FROM cargos WHERE cierre_id = $1)',
      [id],
    )
    const hoja = await (await signIn('admin')).bytes(`/api/lineas-pago/${linea?.referencia}/hoja`)
    expect((await pdfText(hoja.bytes)).replaceAll(/\s/g, '')).toContain(sealed)
    // One centavo more in the file, and it is told.
    await appendFile(path.join(salida, csv), ' ')
    expect(comprobar()).toBe(1)
    await rm(salida, { recursive: true })
  })
})

describe('an entity without people', () => {
  it('closes without a line, from the screen and from the terminal', async () => {
    const { adscripcion } = await lugarDe(EDUCACION)
    const cierre = await cerrarQuincena('2226', adscripcion, 'admin')
    expect(await count('cierre_personas WHERE cierre_id = $1', cierre)).toBe(0)
    expect((await filaDe(titular, '2226', adscripcion)).etapa).toBe('cerrado')

    // The next one is requested and applied from the terminal too, by whoever may.
    const one = ['--entidad', EDUCACION]
    await permitirCierre('2326', adscripcion)
    expect((await portal(['quincena', 'solicitar', '2326', ...one])).err).toContain('--como')
    const solicitar = ['--como', 'auxiliar', 'quincena', 'solicitar', '2326', ...one]
    expect((await portal(solicitar)).err).toContain('Esto pide la contraseña de Tomás Arriaga Peña')
    expect((await portal(solicitar, true, ['no es esta'])).code).toBe(1)
    const asked = await portal(solicitar, true, [DEMO_PASSWORD])
    expect([asked.code, asked.out]).toEqual([0, expect.stringContaining(`${EDUCACION}: cierre solicitado.`)])
    for (const usuario of ['admin', 'jefe', 'director', 'titular'])
      expect((await firmarCierre(await signIn(usuario), '2326', adscripcion)).status).toBe(200)
    expect((await portal(['--como', 'jefe', 'quincena', 'aplicar', '2326', ...one])).code).toBe(1)
    const applied = await portal(['quincena', 'aplicar', '2326', ...one, '-y'])
    expect([applied.code, applied.out]).toEqual([0, expect.stringContaining('Quincena cerrada')])
  })
})
