import { beforeAll, describe, expect, it } from 'vitest'
import type { Grafica } from '#domain/procesos/estadisticos.ts'
import { execute } from '#api/db/sql.ts'
import { inTransaction } from '#api/db/database.ts'
import { EDUCACION, lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { signIn, type Client } from '#test/support/client.ts'

let admin: Client
let desk: Client
beforeAll(async () => {
  admin = await signIn('admin')
  desk = await signIn('ventanilla1')
  const uno = await registrarAlta(desk, await lugarDe(SALUD))
  const dos = await registrarAlta(desk, await lugarDe(SALUD))
  await registrarAlta(await signIn('ventanilla2'), await lugarDe(EDUCACION))
  await inTransaction(async () => {
    await execute(`UPDATE afiliados SET situacion = 'A' WHERE id = $1`, [uno.afiliadoId])
    await execute(`UPDATE movimientos SET aplicar = $4, solicitado_at = $1, aprobado_at = $2 WHERE id = $3`, [
      '2026-11-20T15:00:00.000Z',
      '2026-11-23T15:00:00.000Z',
      uno.movimiento,
      true,
    ])
    await execute(`UPDATE movimientos SET aplicar = $3, solicitado_at = $1, aprobado_at = $1 WHERE id = $2`, [
      '2026-11-23T15:00:00.000Z',
      dos.movimiento,
      true,
    ])
  })
})

const graficas = async (quien: Client, query = '') =>
  (await quien.get<{ graficas: Grafica[] }>(`/api/estadisticos${query}`)).body.graficas
const una = async (forma: string, quien = admin) => {
  const [grafica] = await graficas(quien, `?grafica=${forma}`)
  if (!grafica) throw new Error('no chart')
  return grafica
}

describe('the gallery of charts', () => {
  it('gives all eight in one call, or the one that a panel shows', async () => {
    expect((await graficas(admin)).map(({ forma }) => forma)).toEqual([
      'barras',
      'lineas',
      'pastel',
      'area',
      'radar',
      'dona',
      'dispersion',
      'combinada',
    ])
    expect((await graficas(admin, '?grafica=radar')).map(({ forma }) => forma)).toEqual(['radar'])
    expect((await admin.get('/api/estadisticos?grafica=otra')).status).toBe(400)
  })

  it.each(['barras', 'lineas', 'pastel', 'dona'])(
    'each linked figure of %s is how many its list holds',
    async (forma) => {
      const { renglones } = await una(forma)
      const linked = renglones.flatMap(({ cifras, rutas }) => rutas.map((ruta, i) => [ruta, cifras[i]] as const))
      expect(linked.filter(([ruta, n]) => ruta !== null && n! > 0).length).toBeGreaterThan(0)
      for (const [ruta, n] of linked) {
        if (ruta === null) continue
        const filter = new URL(ruta, 'http://portal').searchParams.get('filter') ?? '{}'
        const lista = ruta.includes('/panel/afiliados') ? 'afiliados' : 'movimientos'
        const res = await admin.request('GET', `/api/panel/${lista}?filter=${encodeURIComponent(filter)}`)
        expect([ruta, res.headers.get('content-range')?.split('/')[1]]).toEqual([ruta, String(n)])
      }
    },
  )

  it('tells mean days from request to approval: three and none are one and a half', async () => {
    const { renglones } = await una('combinada')
    expect(renglones.map(({ nombre, cifras }) => [nombre, cifras])).toEqual([['Q22 2026', [2, 1.5]]])
  })

  it('counts people of the staff by age and sex, and their category beside its salary', async () => {
    const sum = (grafica: Grafica, serie: number) =>
      grafica.renglones.reduce((n, { cifras }) => n + (cifras[serie] ?? 0), 0)
    const edades = await una('radar')
    expect(edades.series.reduce((n, _, serie) => n + sum(edades, serie), 0)).toBe(1)
    expect(sum(await una('dispersion'), 1)).toBe(1)
    expect((await una('dispersion')).renglones.find(({ clave }) => clave === '10A')?.cifras[0]).toBeGreaterThan(0)
  })

  it('is closed to a profile without its menu', async () => {
    expect((await desk.get('/api/estadisticos')).status).toBe(403)
  })

  it('tells a quincena without movements between two that have some as none', async () => {
    const mover = (quincenas: number) =>
      inTransaction(() =>
        execute(
          'UPDATE movimientos SET quincena = quincena + $1 WHERE id = (SELECT MIN(id) FROM movimientos WHERE activo)',
          [quincenas],
        ),
      )
    await mover(-3)
    const { renglones } = await una('lineas')
    await mover(3)
    expect(renglones.map(({ nombre, cifras }) => [nombre, cifras[3]])).toEqual([
      ['Q19 2026', 1],
      ['Q20 2026', 0],
      ['Q21 2026', 0],
      ['Q22 2026', 2],
    ])
  })
})
