import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import type { CandidatoCair } from '#domain/fondos/cair/impide-tramite.ts'
import type { CuentaResumen, TramiteCair } from '#domain/fondos/cair/panel-cair.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { titleCase } from '#seeds/demo/title-case.ts'
import { EDUCACION, lugarDe, SALUD, type AltaHecha, type Lugar } from '#test/support/afiliacion.ts'
import {
  aprobarCair,
  cerrarConRetiro,
  cuenta,
  mayor,
  pagarCierre,
  pedirCair,
  subirPapelCair,
  validarCierre,
} from '#test/support/dinero/cair.ts'
import { ponerCalendario } from '#test/support/dinero/cierres.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'
import type { DosManos } from '#test/support/manos/dos-manos.ts'
import { conSegundaMano } from '#test/support/manos/segunda-mano.ts'
import { pdfText } from '#test/support/imagen/pdf-text.ts'
import { CALENDARIO, Q21, Q22 } from '#test/support/dinero/quincena-cerrada.ts'
import { personaActiva } from '#test/support/tramites.ts'

let admin: Client
let auxiliar: Client
let dosManos: DosManos
let salud: Lugar
let ana: AltaHecha
let beto: AltaHecha
let carla: AltaHecha
let cierre21: number
let cierre22: number

beforeAll(async () => {
  ;[admin, auxiliar] = [await signIn('admin'), await signIn('auxiliar')]
  dosManos = await conSegundaMano(admin)
  salud = await lugarDe(SALUD)
  await ponerCalendario('2026-11-01', CALENDARIO)
  const ventanilla = await signIn('ventanilla1')
  ana = await personaActiva(ventanilla, salud)
  beto = await personaActiva(ventanilla, salud)
  const educacion = await lugarDe(EDUCACION)
  carla = await personaActiva(await signIn('ventanilla2'), educacion)
  const of = (a: number, b: number) => new Map([[ana.afiliadoId, a] as const, [beto.afiliadoId, b] as const])
  cierre21 = await cerrarConRetiro(salud.adscripcion, Q21, of(12_000, 9_000))
  cierre22 = await cerrarConRetiro(salud.adscripcion, Q22, of(12_000, 9_000))
})

/** Puts somebody in a situation, born so that the age is the one told on the test's day, 20 November 2026. */
const poner = (persona: AltaHecha, situacion: string, nacimiento = '1960-11-20') =>
  inTransaction(() =>
    execute('UPDATE afiliados SET situacion = $1, fecha_nacimiento = $2 WHERE id = $3', [
      situacion,
      nacimiento,
      persona.afiliadoId,
    ]),
  )
const retirar = (persona: AltaHecha, importeCentavos: number, more: object = {}, client = auxiliar, key?: string) =>
  pedirCair(client, 'retiro-capital', { afiliadoId: persona.afiliadoId, motivo: 'edad', importeCentavos, ...more }, key)
const aportar = (persona: AltaHecha, importeCentavos: number, more: object = {}) =>
  pedirCair(auxiliar, 'aportacion-voluntaria', {
    afiliadoId: persona.afiliadoId,
    importeCentavos,
    fecha: '2026-11-16',
    ...more,
  })

describe('an account of the retirement fund', () => {
  it('takes contributions, withdrawals and voluntary contributions, and shows its statement to its office alone', async () => {
    // A contribution enters the account once its payment is validated, with the bank’s date.
    {
      await pagarCierre(dosManos, cierre21, '2026-11-10')
      expect(await mayor(admin, ana.afiliadoId)).toEqual([])
      expect((await validarCierre(cierre21, true)).status).toBe(200)
      expect(await mayor(admin, ana.afiliadoId)).toEqual([['aportacion', '2026-11-10', 12_000, 12_000]])
      expect((await cuenta(admin, beto.afiliadoId)).saldo).toEqual({ normal: 9_000, voluntaria: 0, total: 9_000 })
      expect((await validarCierre(cierre21, true)).status).toBe(200)
      expect((await mayor(admin, ana.afiliadoId)).length).toBe(1)
    }

    // It goes back when it is unticked, with a reversal of the same day, and enters again.
    {
      expect((await validarCierre(cierre21, false)).status).toBe(200)
      expect(await mayor(admin, ana.afiliadoId)).toEqual([
        ['reversa', '2026-11-10', -12_000, 0],
        ['aportacion', '2026-11-10', 12_000, 12_000],
      ])
      await validarCierre(cierre21, true)
      expect((await cuenta(admin, ana.afiliadoId)).saldo.total).toBe(12_000)
    }

    // One below zero takes what there is, the rest is por cobrar, and the next one pays it first.
    {
      const of = (centavos: number) =>
        new Map([[beto.afiliadoId, centavos] as const, [ana.afiliadoId, 30_000] as const])
      const less = await cerrarConRetiro(salud.adscripcion, Q22 + 1, of(-14_000))
      await pagarCierre(dosManos, less, '2026-11-19')
      await validarCierre(less, true)
      expect(await cuenta(admin, beto.afiliadoId)).toMatchObject({ saldo: { total: 0 }, porCobrarCentavos: 5_000 })
      const owed = await admin.get<CuentaResumen[]>(
        `/api/panel/cair?filter=${encodeURIComponent('{"porCobrar":true}')}`,
      )
      expect(owed.body.map(({ id }) => id)).toEqual([beto.afiliadoId])
      await pagarCierre(dosManos, cierre22, '2026-11-19')
      await validarCierre(cierre22, true)
      expect(await cuenta(admin, beto.afiliadoId)).toMatchObject({ saldo: { total: 4_000 }, porCobrarCentavos: 0 })
      expect((await cuenta(admin, ana.afiliadoId)).saldo.total).toBe(54_000)
    }

    // The account adds up to what the closes stored, by a query that shares no code.
    {
      const row = await selectRow<{ mayor: number; cierres: number }>(
        `SELECT (SELECT CAST(SUM(importe_centavos) AS INTEGER) FROM cair_asientos) AS mayor,
                (SELECT CAST(SUM(importe_centavos) AS INTEGER) FROM aportaciones WHERE fondo = 'fondo_retiro') AS cierres`,
      )
      expect(row).toEqual({ mayor: 58_000, cierres: 58_000 })
    }

    // The API refuses a wrong withdrawal at its field.
    {
      for (const [name, situacion, { nacimiento, ...more }, campo, dice] of [
        ['of an active person', 'A', {}, 'motivo', 'dado de baja'],
        ['by a reason of another situation', 'D', {}, 'motivo', 'es por defunción'],
        ['before the age', 'B', { nacimiento: '1966-11-21' }, 'motivo', 'Tiene 59 años'],
        ['above the balance', 'B', { importeCentavos: 54_001 }, 'importeCentavos', '$540.00'],
        [
          'of nothing',
          'B',
          { importeCentavos: 0 },
          'importeCentavos',
          'El importe dice $0.00; se esperaba uno mayor que cero.',
        ],
        ['without its paper', 'B', { archivo: '' }, 'archivo', 'Sube el documento'],
        ['by death without beneficiaries', 'D', { motivo: 'defuncion' }, 'beneficiarios', 'al menos una persona'],
        [
          'by death with shares of 90 %',
          'D',
          { motivo: 'defuncion', beneficiarios: [{ nombre: 'Eva', parentesco: '', porcentaje: 9_000 }] },
          'beneficiarios',
          'suman 90 %',
        ],
      ] as readonly (readonly [string, string, Record<string, unknown>, string, string])[]) {
        await poner(ana, situacion, nacimiento as string | undefined)
        const { status, body } = await retirar(ana, 10_000, more)
        expect([name, status, Object.keys(body.campos ?? {})]).toEqual([name, 422, [campo]])
        expect(body.campos?.[campo], name).toContain(dice)
      }
    }

    // The search of its person offers who qualifies first, and says why the others do not.
    {
      await poner(ana, 'B')
      await poner(beto, 'B', '1990-11-20')
      const tres = [ana, beto, carla].map(({ afiliadoId }) => afiliadoId)
      await execute(`UPDATE afiliados SET nombre_plegado = 'quetzal ' || nombre_plegado WHERE id IN ($1, $2, $3)`, tres)
      const buscar = async (more: object, client = auxiliar) => {
        const { status, body } = await client.post<CandidatoCair[]>('/api/panel/cair/candidatos', {
          q: 'quetzal',
          ...more,
        })
        return status === 200 ? body.map(({ id, impide }) => [id, impide]) : status
      }
      const retiros = await buscar({ tipo: 'retiro', motivo: 'edad' })
      expect(retiros).toEqual([
        [ana.afiliadoId, ''],
        [beto.afiliadoId, 'Tiene 36 años; el retiro por edad se entrega desde los 60.'],
        [carla.afiliadoId, 'El retiro de capital es de quien está dado de baja.'],
      ])
      const [primera, ...demas] = (await buscar({ tipo: 'voluntaria' })) as [number, string][]
      expect(primera).toEqual([carla.afiliadoId, ''])
      expect(new Set(demas.map(([, impide]) => impide))).toEqual(
        new Set(['La aportación voluntaria es de quien está en activo.']),
      )
      expect(await buscar({ tipo: 'retiro', q: 'qu' })).toBe(422)
      expect(await buscar({ tipo: 'retiro' }, await signIn('jefe'))).toBe(403)
      await execute(`UPDATE afiliados SET nombre_plegado = substr(nombre_plegado, 9) WHERE id IN ($1, $2, $3)`, tres)
      await poner(beto, 'A')
    }

    // A withdrawal asked for twice at once is one. The same key gives the same answer, no key gives 400.
    {
      await poner(ana, 'B')
      const key = randomUUID()
      const archivo = await subirPapelCair(auxiliar)
      const both = await Promise.all([
        retirar(ana, 20_000, { archivo }, auxiliar, key),
        retirar(ana, 20_000, {}, admin),
        retirar(ana, 20_000, { archivo }, auxiliar, key),
      ])
      const [first, other, again] = both
      const folios = both.filter(({ status }) => status === 201).map(({ body }) => body.folio)
      expect(new Set(folios).size).toBe(1)
      expect(both.filter(({ status }) => status === 409).length).toBe(other.status === 201 ? 2 : 1)
      if (other.status === 409) expect([first.status, again.body.id]).toEqual([201, first.body.id])
      const keyless = { afiliadoId: ana.afiliadoId, motivo: 'edad', importeCentavos: 20_000, archivo }
      expect((await auxiliar.post('/api/tramites/retiro-capital', keyless)).status).toBe(400)
      expect((await cuenta(auxiliar, ana.afiliadoId)).retiroAbierto).toBe(folios[0])
      const jefe = await signIn('jefe')
      const id = both.find(({ status }) => status === 201)?.body.id
      await jefe.post(`/api/panel/cair-tramites/${id}/rechazar`, { version: 1, nota: 'Se pide de nuevo.' })
    }

    // Two people who did not ask for it approve it, and only then it leaves the account.
    {
      const { body: asked } = await retirar(ana, 40_000, {}, admin)
      const recibo = `/api/panel/cair-tramites/${asked.id}/recibo`
      const sinRecibo = async (falta: string) => {
        const { status, body } = await admin.get<Rechazo>(recibo)
        expect([status, body.codigo, body.error]).toEqual([
          409,
          'sin_recibo',
          `El trámite ${asked.folio} todavía no tiene recibo: ${falta}.`,
        ])
      }
      expect(asked).toMatchObject({ folio: expect.stringMatching(/^RC-26-\d{6}$/) as string, estado: 'solicitado' })
      await sinRecibo('faltan sus dos aprobaciones')
      const own = await aprobarCair('admin', asked.id)
      expect([own.status, own.body.codigo]).toEqual([409, 'misma_persona'])
      expect((await aprobarCair('auxiliar', asked.id)).status).toBe(403)
      expect((await aprobarCair('jefe', asked.id)).body).toMatchObject({
        estado: 'aprobado_una',
        actions: ['rechazar'],
      })
      await sinRecibo('falta su segunda aprobación')
      expect((await aprobarCair('jefe', asked.id)).body.codigo).toBe('misma_persona')
      const director = await signIn('director')
      const stale = await director.post<Rechazo>(`/api/panel/cair-tramites/${asked.id}/aprobar`, { version: 1 })
      expect([stale.status, stale.body.codigo]).toEqual([409, 'version'])
      expect(stale.body.error).toMatch(/, a las \d\d:\d\d, cambió esta propuesta mientras la tenías abierta/)
      expect((await cuenta(admin, ana.afiliadoId)).saldo.total).toBe(54_000)
      const at = await Promise.all([aprobarCair('director', asked.id), aprobarCair('titular', asked.id)])
      expect(at.map(({ status }) => status).sort()).toEqual([200, 409])
      expect((await mayor(admin, ana.afiliadoId))[0]).toEqual(['retiro', '2026-11-20', -40_000, 14_000])
      const text = await pdfText((await admin.bytes(recibo)).bytes)
      for (const said of ['Recibo de Retiro de Capital', asked.folio, '$400.00', 'Por edad', 'Aprobado'])
        expect(text).toContain(said)
    }

    // It keeps its payment validated: unticking is refused by name, and nothing changes.
    {
      const before = await mayor(admin, ana.afiliadoId)
      const { status, body } = await validarCierre(cierre21, false)
      expect([status, body.codigo]).toEqual([422, 'retirado'])
      expect(body.error).toContain(titleCase(ana.persona.apellidoPaterno))
      expect(await mayor(admin, ana.afiliadoId)).toEqual(before)
      expect((await mayor(admin, beto.afiliadoId))[0]?.[0]).not.toBe('reversa')
    }

    // One by death shows each beneficiary’s part, and waits for no more than the account has.
    {
      await poner(ana, 'D')
      const beneficiarios = [
        { nombre: 'Eva Luna', parentesco: 'Hija', porcentaje: 3_333 },
        { nombre: 'Raúl Luna', parentesco: 'Hijo', porcentaje: 3_333 },
        { nombre: 'Sara Ruiz', parentesco: 'Cónyuge', porcentaje: 3_334 },
      ]
      const { body } = await retirar(ana, 10_000, { motivo: 'defuncion', beneficiarios })
      expect(body.beneficiarios.map(({ importeCentavos }) => importeCentavos)).toEqual([3_333, 3_333, 3_334])
      await aprobarCair('jefe', body.id)
      await inTransaction(() =>
        execute(
          `INSERT INTO cair_asientos (afiliado_id, cuenta, clase, fecha, importe_centavos, registrado_at)
           VALUES ($1, 'normal', 'retiro', '2026-11-20', -9000, '2026-11-20T12:00:00.000Z')`,
          [ana.afiliadoId],
        ),
      )
      const late = await aprobarCair('titular', body.id)
      expect([late.status, late.body.campos?.['importeCentavos']]).toEqual([
        422,
        'La cuenta tiene $50.00: no se puede retirar más.',
      ])
      const titular = await signIn('titular')
      const path = `/api/panel/cair-tramites/${body.id}/rechazar`
      expect((await titular.post(path, { version: 2, nota: ' ' })).status).toBe(422)
      expect((await titular.post<TramiteCair>(path, { version: 2, nota: 'Ya no alcanza.' })).body.estado).toBe(
        'rechazado',
      )
      expect((await titular.get<Rechazo>(`/api/panel/cair-tramites/${body.id}/recibo`)).body.error).toBe(
        `El trámite ${body.folio} se rechazó y no movió la cuenta: no tiene recibo.`,
      )
      expect((await aprobarCair('director', body.id)).body.codigo).toBe('estado')
    }

    // The API refuses a wrong voluntary contribution at its field.
    {
      for (const [name, situacion, more, campo, dice] of [
        ['of who left', 'B', {}, 'interno', 'activo'],
        ['of a century ago', 'A', { fecha: '1900-01-01' }, 'fecha', 'hace más de diez años'],
        ['of a day to come', 'A', { fecha: '2026-11-21' }, 'fecha', 'no ha llegado'],
        ['of no day', 'A', { fecha: '2026-02-30' }, 'fecha', 'dice "2026-02-30"; se esperaba un día que exista'],
        [
          'of less than nothing',
          'A',
          { importeCentavos: -1 },
          'importeCentavos',
          'dice −$0.01; se esperaba uno mayor que cero',
        ],
      ] as const) {
        await poner(beto, situacion)
        const { status, body } = await aportar(beto, 25_000, more)
        expect([name, status, Object.keys(body.campos ?? {})]).toEqual([name, 422, [campo]])
        expect(body.campos?.[campo], name).toContain(dice)
      }
    }

    // It refuses that of a person who is active but in no entity.
    {
      await inTransaction(() => execute('UPDATE afiliados SET nivel1_id = NULL WHERE id = $1', [beto.afiliadoId]))
      expect((await aportar(beto, 25_000)).body.campos?.['interno']).toContain('entidad')
      await inTransaction(() =>
        execute('UPDATE afiliados SET nivel1_id = $1 WHERE id = $2', [salud.adscripcion, beto.afiliadoId]),
      )
    }

    // Approved by two, it enters an account of its own, on the day of its deposit.
    {
      const { body } = await aportar(beto, 25_000)
      await aprobarCair('jefe', body.id)
      await aprobarCair('titular', body.id)
      expect((await cuenta(admin, beto.afiliadoId)).saldo).toEqual({ normal: 4_000, voluntaria: 25_000, total: 29_000 })
      expect(await mayor(admin, beto.afiliadoId)).toContainEqual(['voluntaria', '2026-11-16', 25_000, 34_000])
    }

    // It brings a paper of the user who asks, which stays in the expediente.
    {
      const foreign = await subirPapelCair(admin)
      expect((await aportar(beto, 1_000, { archivo: foreign })).status).toBe(404)
      const { body } = await aportar(beto, 1_000)
      expect((await auxiliar.get(`/api/archivos/${body.archivoId}`)).status).toBe(200)
    }

    // A statement shows the period’s balances and lines, with a folio.
    {
      const path = `/api/panel/cair/${beto.afiliadoId}/estado`
      const { status, headers, bytes } = await admin.bytes(`${path}?desde=2026-11-11&hasta=2026-11-18`)
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
      const text = await pdfText(bytes)
      const folio = (suyo: string) => `ECC-${String(beto.interno).padStart(6, '0')}-261120-${suyo}`
      for (const said of [folio('261111-261118'), 'Saldo inicial', '$90.00', '$340.00', 'Aportación voluntaria'])
        expect(text).toContain(said)
      expect(text).not.toContain('19 nov')
      // Another period is another paper, with a folio of its own.
      const other = await admin.bytes(`${path}?desde=2026-11-11&hasta=2026-11-17`)
      expect(await pdfText(other.bytes)).toContain(folio('261111-261117'))
      expect((await admin.get(`${path}?desde=2026-11-18&hasta=2026-11-11`)).status).toBe(422)
      expect((await admin.get(`${path}?desde=ayer&hasta=2026-11-11`)).status).toBe(400)
    }

    // The list finds the account by name.
    {
      const { body } = await admin.post<CuentaResumen[]>('/api/panel/cair/buscar', {
        filter: { q: beto.persona.apellidoPaterno },
      })
      expect(body.map(({ id }) => id)).toContain(beto.afiliadoId)
    }

    // Another office does not find the account, its ledger, its statement or its procedure.
    {
      await inTransaction(() =>
        execute(
          `INSERT INTO perfil_menus (perfil_id, menu_id) SELECT 6, id FROM menus WHERE componente = '/afiliacion/cair'`,
        ),
      )
      const [own, other] = [await signIn('ventanilla1'), await signIn('ventanilla2')]
      const { body: tramites } = await own.get<TramiteCair[]>('/api/panel/cair-tramites')
      const id = tramites.find(({ estado }) => estado === 'aprobado')?.id ?? 0
      const paths = [
        `/api/panel/cair/${beto.afiliadoId}`,
        `/api/panel/cair/${beto.afiliadoId}/asientos`,
        `/api/panel/cair/${beto.afiliadoId}/estado?desde=2026-11-01&hasta=2026-11-30`,
        `/api/panel/cair-tramites/${id}`,
        `/api/panel/cair-tramites/${id}/recibo`,
      ]
      for (const path of paths) expect([path, (await own.get(path)).status]).toEqual([path, 200])
      for (const path of paths) expect([path, (await other.get(path)).status]).toEqual([path, 404])
      expect((await other.get<CuentaResumen[]>('/api/panel/cair')).body).toEqual([])
      expect((await retirar(ana, 100, {}, other)).status).toBe(404)
      expect((await cuenta(other, carla.afiliadoId)).actions).toEqual(['aportar'])
    }
  })
})
