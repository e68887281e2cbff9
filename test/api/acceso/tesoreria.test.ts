import { beforeAll, describe, expect, it } from 'vitest'
import { capacidadesOf } from '#domain/acceso/derecho.ts'
import { CAPACIDADES } from '#domain/acceso/llamadas.ts'
import { LLAMADAS_DEFINIDAS } from '#domain/llamadas-definidas.ts'
import { capacidadesJuntas, paresJuntos } from '#domain/acceso/pares-incompatibles.ts'
import type { PerfilDetalle } from '#domain/acceso/perfil.ts'
import type { EstadoValidacion } from '#domain/fondos/pagos/panel-pagos.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute, selectRow } from '#api/db/sql.ts'
import { loadDerechos } from '#api/acceso/perfiles/load-derechos.ts'
import { findTesoreria, loadTesoreria } from '#seeds/catalogos/tesoreria.ts'
import { signIn, type Client, type Rechazo } from '#test/support/client.ts'

/**
 * Every call that the treasury may make (decisions §11.11), by hand: it loads the bank's answers and authorises those of another person,
 * identifies and validates payments, and reads lines of payment and contributions. The rest is what every profile of the institute has: home, calendar, cases, processes.
 */
const PERMITIDAS = [
  'GET /api/panel/cargas',
  'POST /api/panel/cargas/buscar',
  'POST /api/panel/cargas/exportar',
  'GET /api/cargas/opciones',
  'POST /api/cargas',
  'GET /api/cargas/planos/:clave/plantilla',
  'GET /api/cargas/planos/:clave/explicacion',
  'GET /api/cargas/:folio',
  'GET /api/cargas/:folio/renglones',
  'GET /api/cargas/:folio/malos',
  'POST /api/cargas/:folio/original',
  'POST /api/cargas/:folio/cargar',
  'POST /api/cargas/:folio/detener',
  'POST /api/cargas/:folio/reanudar',
  'POST /api/cargas/:folio/releer',
  'POST /api/cargas/:folio/cercana',
  'POST /api/cargas/:folio/descartar',
  'GET /api/panel/autorizaciones',
  'POST /api/panel/autorizaciones/buscar',
  'POST /api/panel/autorizaciones/exportar',
  'GET /api/panel/autorizaciones/:id',
  'GET /api/panel/autorizaciones/:id/papel',
  'GET /api/panel/autorizaciones/:id/papel/paginas/:n',
  'POST /api/panel/autorizaciones/:id/autorizar',
  'POST /api/panel/autorizaciones/:id/rechazar',
  'POST /api/panel/autorizaciones/:id/retirar',
  'POST /api/panel/autorizaciones/:id/deshacer',
  'POST /api/pagos/:id/asignar',
  'POST /api/pagos/:id/devolver',
  'GET /api/pagos/por-identificar',
  'GET /api/panel/pagos-por-identificar',
  'POST /api/panel/pagos-por-identificar/buscar',
  'GET /api/panel/adeudos-extintas',
  'POST /api/panel/adeudos-extintas/exportar',
  'POST /api/panel/pagos-por-identificar/exportar',
  'PUT /api/validacion-pagos',
  'GET /api/validacion-pagos',
  'GET /api/panel/referencias-pago',
  'POST /api/panel/referencias-pago/buscar',
  'POST /api/panel/referencias-pago/exportar',
  'GET /api/panel/pagos',
  'POST /api/panel/pagos/buscar',
  'POST /api/panel/pagos/exportar',
  'GET /api/panel/referencia-pago',
  'GET /api/aportacion-retencion',
  'GET /api/aportacion-retencion/explicacion',
  'GET /api/aportacion-retencion/cuenta',
  'GET /api/aportacion-retencion/pagado',
  'GET /api/lineas-pago/:referencia/explicacion',
  'GET /api/lineas-pago/:referencia/hoja',
  'GET /api/aportaciones/quincenas',
  'GET /api/aportaciones/quincenas/:codigo',
  'GET /api/aportaciones/quincenas/:codigo/fondos/:fondo',
  'POST /api/aportaciones/quincenas/:codigo/reporte',
  'GET /api/aportaciones/personas/:id/fondos/:fondo/explicacion',
  'GET /api/aportaciones/personas/:id/fondos/:fondo/explicacion/hoja',
  'GET /api/inicio',
  'GET /api/mapa',
  'GET /api/folios/:folio',
  'GET /api/eventosProceso',
  'GET /api/eventos',
  'GET /api/eventos/ics',
  'GET /api/ventana',
  'GET /api/panel/calendario/:anio',
  'GET /api/casos',
  'GET /api/casos/:id',
  'GET /api/casos/opciones',
  'GET /api/casos/responsables',
  'GET /api/panel/casos',
  'GET /api/panel/casos/:id',
  'POST /api/panel/casos/buscar',
  'POST /api/panel/casos/exportar',
  'POST /api/casos',
  'PUT /api/casos/:id',
  'POST /api/casos/:id/asignar',
  'POST /api/casos/:id/mover',
  'POST /api/casos/:id/comentar',
  'POST /api/casos/:id/cerrar',
  'POST /api/casos/:id/reabrir',
  'POST /api/casos/:id/normas',
  'PUT /api/casos/:id/normas/:norma',
  'DELETE /api/casos/:id/normas/:norma',
  'GET /api/procesos/ficha',
  'GET /api/documentacion/abc',
  'GET /api/documentacion/abc/versiones',
  'GET /api/documentacion/general',
  'GET /api/documentacion/general/versiones',
  'GET /api/documentacion/modulo',
  'GET /api/documentacion/modulo/versiones',
  'GET /api/download',
  'GET /api/download/pagina',
]

let tesoreria: Client
let admin: Client

beforeAll(async () => {
  tesoreria = await signIn('tesoreria')
  admin = await signIn('admin')
})

describe('the treasury', () => {
  it('makes these calls and no other', async () => {
    const calls = [
      ...Object.values(CAPACIDADES).flatMap(({ llamadas }): readonly string[] => llamadas),
      ...Object.keys(LLAMADAS_DEFINIDAS),
    ]
    const allowed: string[] = []
    for (const call of new Set(calls)) {
      const [method = '', route = ''] = call.split(' ')
      const path = route.replaceAll(/:\w+/g, '1')
      const init = ['GET', 'DELETE'].includes(method)
        ? {}
        : { body: '{}', headers: { 'content-type': 'application/json' } }
      const { status } = await tesoreria.request(method, path, init)
      if (status !== 403) allowed.push(call)
    }
    expect(allowed.sort()).toEqual(PERMITIDAS.toSorted())
  })

  it('is offered the bank file and not the payment by hand', async () => {
    const { body } = await tesoreria.get<EstadoValidacion>('/api/validacion-pagos')
    expect(body.actions).toContain('cargar')
    expect(body.actions).not.toContain('registrar')
  })

  it('gets no act that would let it record the payments that it validates', async () => {
    const id = (await findTesoreria()) ?? 0
    const { version, actos } = (await admin.get<PerfilDetalle>(`/api/panel/perfiles/${id}`)).body
    const { status, body } = await admin.put<Rechazo>(`/api/panel/perfiles/${id}`, {
      version,
      actos: [...actos, 'revisar'],
    })
    expect([status, body.campos]).toEqual([
      422,
      {
        actos: expect.stringMatching(
          /^El perfil .+ juntaría el par incompatible «registra \/ valida pagos» \(Registrar pagos a mano con Validar pagos en los días de pago\): da cada cosa en perfiles de personas distintas\.$/,
        ) as string,
      },
    ])
  })
})

describe('no other profile joins recording and validating payments', () => {
  it('among those of a new installation', async () => {
    const { perfiles } = await loadDerechos()
    const juntan = perfiles.filter(
      (perfil) => paresJuntos(perfil.actos).length + capacidadesJuntas(capacidadesOf(perfil)).length > 0,
    )
    // Profile 1 may do everything (decisions §2).
    expect(juntan.map(({ nombre }) => nombre)).toEqual(['Administrador'])
    const auxiliar = perfiles.find(({ nombre }) => nombre === 'Auxiliar')!
    expect(capacidadesOf(auxiliar)).toContain('pagos.registrar')
  })

  it('by a menu that comes to open the validation', async () => {
    const made = await admin.post<PerfilDetalle>('/api/panel/perfiles', { nombre: 'Archivo', ambito: 'instituto' })
    await execute(`INSERT INTO perfil_actos (perfil_id, acto) VALUES ($1, 'revisar'), ($1, 'validar')`, [made.body.id])
    const menu = await admin.post<{ id: number; nombre: string }>('/api/menus/abc', {
      nombre: 'Del archivo',
      componente: 'faq',
    })
    await execute('INSERT INTO perfil_menus (perfil_id, menu_id) VALUES ($1, $2)', [made.body.id, menu.body.id])
    const { status, body } = await admin.put<Rechazo>('/api/menus/abc', {
      id: menu.body.id,
      nombre: 'Del archivo',
      componente: 'validacionPagos',
    })
    expect([status, Object.keys(body.campos ?? {})]).toEqual([422, ['actos']])
  })
})

describe('loading the profile', () => {
  const olvidar = () =>
    execute(`UPDATE ajustes SET valor = REPLACE(valor, ',"tesoreria"', '') WHERE clave = 'semilla.perfiles'`)
  const cargar = () => inTransaction(loadTesoreria)
  const cuantos = async () => (await selectRow<{ n: number }>('SELECT COUNT(*) AS n FROM perfiles'))?.n ?? 0

  it('again changes nothing, and neither does a profile of that name', async () => {
    const before = await cuantos()
    await cargar()
    expect(await cuantos()).toBe(before)
    const id = await findTesoreria()
    await execute(`UPDATE perfiles SET nombre = 'TESORERIA' WHERE id = $1`, [id])
    await olvidar()
    await cargar()
    expect([await cuantos(), await findTesoreria()]).toEqual([before, id])
  })

  it('takes the next free id', async () => {
    const before = await cuantos()
    await execute(`UPDATE perfiles SET nombre = 'Caja' WHERE id = $1`, [await findTesoreria()])
    await olvidar()
    await cargar()
    const max = await selectRow<{ id: number }>('SELECT MAX(id) AS id FROM perfiles')
    expect([await cuantos(), await findTesoreria()]).toEqual([before + 1, max?.id])
    const { body } = await admin.get<PerfilDetalle>(`/api/panel/perfiles/${max?.id ?? 0}`)
    expect(body).toMatchObject({ nombre: 'Tesorería', ambito: 'instituto' })
    expect([...body.actos].sort()).toEqual(['validar', 'ver'])
    expect(body.menus).toHaveLength(5)
  })
})
