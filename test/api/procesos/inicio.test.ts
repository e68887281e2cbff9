import { beforeAll, describe, expect, it } from 'vitest'
import type { RespuestaInicio } from '#domain/procesos/inicio.ts'
import type { IndicadoresEjecutivo } from '#domain/procesos/indicadores.ts'
import type { ModuloPanel } from '#domain/procesos/modulo.ts'
import { countProcesos, type ProcesoNodo, type RespuestaMapa } from '#domain/procesos/mapa.ts'
import type { MenuNodo, RespuestaSesion } from '#domain/usuarios/sesion.ts'
import { lugarDe, registrarAlta, SALUD } from '#test/support/afiliacion.ts'
import { signIn } from '#test/support/client.ts'

const leaves = (nodos: readonly ProcesoNodo[]): ProcesoNodo[] =>
  nodos.flatMap((nodo) => (nodo.hijos.length > 0 ? leaves(nodo.hijos) : [nodo]))

const mapaOf = async (usuario: string): Promise<RespuestaMapa> => {
  const res = await (await signIn(usuario)).get<RespuestaMapa>('/api/mapa')
  expect(res.status).toBe(200)
  return res.body
}
const targets = (mapa: RespuestaMapa) =>
  mapa.bandas.flatMap(({ modulos }) => modulos.flatMap((modulo) => leaves(modulo.procesos).map((p) => p.componente)))

describe('process map', () => {
  let admin: RespuestaMapa
  beforeAll(async () => {
    admin = await mapaOf('admin')
  })

  it('has the three bands with their modules in order', () => {
    expect(admin.bandas.map(({ titulo, modulos }) => [titulo, modulos.map(({ nombre }) => nombre)])).toEqual([
      ['Estratégicos', ['Dirección General', 'Planeación', 'Inversiones y Riesgos', 'Jurídico', 'Sistema de calidad']],
      ['Misión', ['Afiliación', 'Préstamos', 'Pensiones']],
      ['Apoyo', ['Administración', 'Sistemas', 'Contabilidad', 'Sociales', 'Seguridad e Higiene']],
    ])
  })

  it('reaches every address that the specification names, popups included', () => {
    const all = targets(admin)
    for (const address of [
      '/planeacion',
      '/inversiones-riesgos/riesgos-financieros',
      '/juridico/cobranza',
      '/sistema-gestion-calidad/mejora-continua',
      '/afiliacion',
      '/afiliacion/masiva',
      '/licenciaPermanente',
      '/licenciaJubilacion',
      '/actualizarTabla',
      '/actualizar/foto',
      '/solicitudesMovimientos',
      '/movimientos/nuevo',
      '/afiliacion/cair/aplicacion-rendimientos/aportacion-normal',
      '/afiliacion/cair/devolucion/por-defuncion',
      '/afiliacion/cair/aportacion-voluntaria',
      '/afiliacion/aportaciones-extemporaneas/despido-reinstalacion',
      '/prestamos/mediano-plazo',
      '/pensiones/seguros/pago-atencion-medica-viudez',
      '/pensiones/asistencia',
      '/dictamenes-pension/validacion-firma',
      '/supervivencia/visita-domiciliaria',
      '/nomina/aguinaldo',
      '/seguimiento/seguimiento',
      '/analisis/indicadores',
      '/Administración/Administración',
      '/sociales/atencion-al-pesionado',
      '/seguridad-higiene/fomento',
    ])
      expect(all).toContain(address)
    // The specification itself names these two in two places.
    const repeated = all.filter((address, i) => all.indexOf(address) !== i)
    expect(repeated).toEqual(['/tramite-pension/entrega-documentos', '/tramite-pension/integracion-expediente'])
  })

  it('nests popups: Movimientos, then Alta, then the two ways', () => {
    const afiliacion = admin.bandas[1]?.modulos[0]
    const movimientos = afiliacion?.procesos.find(({ nombre }) => nombre === 'Movimientos')
    expect(movimientos?.componente).toBeNull()
    expect(movimientos?.hijos.map(({ nombre }) => nombre)).toEqual(['Alta', 'Baja', 'Actualización', 'Movimientos'])
    expect(movimientos?.hijos[0]?.hijos.map(({ componente }) => componente)).toEqual([
      '/afiliacion',
      '/afiliacion/masiva',
    ])
  })

  it('offers a profile only what is its own', async () => {
    const auxiliar = targets(await mapaOf('auxiliar'))
    expect(auxiliar).toContain('/solicitudesMovimientos')
    expect(auxiliar).not.toContain('/afiliacion')
    const ventanilla = await mapaOf('ventanilla1')
    expect(targets(ventanilla)).toContain('/afiliacion')
    expect(targets(ventanilla)).not.toContain('/nomina/alta')
    expect(ventanilla.bandas[0]?.modulos).toEqual([])
  })
})

describe('left navigation', () => {
  const menusOf = async (usuario: string) =>
    (await (await signIn(usuario)).get<RespuestaSesion>('/api/sesion')).body.menus
  const group = (menus: readonly MenuNodo[], nombre: string) =>
    menus.find((menu) => menu.nombre === nombre)?.hijos.map((hijo) => hijo.nombre)

  it('has the groups of the frame first, with what the profile may do in them', async () => {
    const menus = await menusOf('ventanilla1')
    expect(menus.slice(0, 4).map(({ nombre }) => nombre)).toEqual([
      'Ventanilla',
      'Afiliación',
      'Quincena y fondos',
      'Institución',
    ])
    expect(group(menus, 'Afiliación')).toEqual([
      'Nuevo movimiento',
      'Alta de un Nuevo Afiliado',
      'Actualización de Afiliados',
      'Actualizaciones guardadas',
      'Licencia con Aportación de Afiliados',
      'Baja de Afiliado',
      'Movimientos',
      'Padrón',
      'Cargas de archivos',
      'Consulta de Afiliados',
      'Solicitud de afiliación',
    ])
    expect(group(menus, 'Institución')).toEqual(['Casos', 'Calendario', 'Estructura orgánica'])
    expect(group(await menusOf('auxiliar'), 'Afiliación')).toEqual(['Movimientos', 'Padrón', 'Cargas de archivos'])
    expect(group(await menusOf('auxiliar'), 'Configuración')).toBeUndefined()
  })

  it('has at most six groups, each named once, whoever opens it; Configuración stands first for who administers', async () => {
    for (const usuario of [
      'admin',
      'auxiliar',
      'jefe',
      'director',
      'titular',
      'auditor',
      'ventanilla1',
      'validador1',
    ]) {
      const groups = (await menusOf(usuario)).filter(({ hijos }) => hijos.length > 0)
      expect([usuario, groups.length <= 6]).toEqual([usuario, true])
      const items = groups.flatMap(({ nombre, hijos }) => hijos.map((hijo) => `${nombre}/${hijo.nombre}`))
      expect(new Set(items).size).toBe(items.length)
    }
    const groups = (await menusOf('admin')).filter(({ hijos }) => hijos.length > 0)
    expect(groups[0]?.nombre).toBe('Configuración')
    expect(groups.flatMap(({ hijos }) => hijos).filter(({ nombre }) => nombre === 'Catálogos')).toHaveLength(1)
  })

  it('has the named items of the menu map, and the process map its other addresses', async () => {
    const targetsOfMenu = (await menusOf('director')).flatMap(({ hijos }) => hijos.map(({ componente }) => componente))
    for (const target of [
      'tablero_acerca',
      '/aportacion-retencion',
      '/solicitudesMovimientosManual',
      '/afiliacion/cair',
      '/afiliacion/aportaciones-extemporaneas',
      '/tablero_inicio',
    ])
      expect(targetsOfMenu).toContain(target)
    const targetsOfMap = targets(await mapaOf('director'))
    for (const target of [
      'tablero_acerca',
      '/aportacion-retencion',
      '/solicitudesMovimientosManual',
      '/afiliacion/cair',
      '/afiliacion/aportaciones-extemporaneas',
      '/tablero_inicio',
      '/prestamos/corto-plazo',
      '/prestamos/seguimiento-analisis',
      '/pensiones/control-supervivencia',
      '/pensiones/seguimiento-analisis',
      '/tramite-pension/orientacion',
      '/dictamenes-pension/notificacion',
      '/supervivencia/revision-convenio',
      '/nomina/dispersion',
      '/seguimiento/seguimiento',
      '/analisis/ejecutivos',
    ])
      expect(targetsOfMap).toContain(target)
  })
})

describe('home', () => {
  const inicioOf = async (usuario: string) => (await (await signIn(usuario)).get<RespuestaInicio>('/api/inicio')).body

  it('greets by the first name and tells the day', async () => {
    const { saludo, fecha } = await inicioOf('auxiliar')
    expect(saludo).toMatch(/^Buen[ao]s (días|tardes|noches), Tomás$/)
    expect(fecha).toBe('Viernes 20 de noviembre de 2026, quincena 22')
  })

  it.each([
    ['auxiliar', ['Esperan tu revisión', 'Movimientos de la quincena', 'Cierra la ventana']],
    ['jefe', ['Esperan tu aprobación', 'Movimientos de la quincena', 'Cierra la ventana']],
    ['titular', ['Movimientos por firmar', 'Por aplicar', 'Movimientos de la quincena', 'Cierra la ventana']],
    ['auditor', ['Personas afiliadas', 'Movimientos de la quincena', 'Cierra la ventana']],
    ['validador1', ['Esperan tu validación', 'Movimientos de la quincena', 'Cierra la ventana']],
    ['ventanilla1', ['Por corregir', 'Mis borradores', 'Movimientos de la quincena', 'Cierra la ventana']],
    ['admin', ['Movimientos en espera', 'Mis borradores', 'Movimientos de la quincena', 'Cierra la ventana']],
  ])('shows %s the tiles of its own work', async (usuario, etiquetas) => {
    const { teselas } = await inicioOf(usuario)
    expect(teselas.map(({ etiqueta }) => etiqueta)).toEqual(etiquetas)
  })

  it.each([
    ['validador1', 'Esperan tu validación', '1', 'validacionDependencia'],
    ['ventanilla1', 'Por corregir', '1', null],
    ['auxiliar', 'Esperan tu revisión', '1', 'auxiliar'],
    ['jefe', 'Esperan tu aprobación', '0', 'jefeDpto'],
    ['admin', 'Movimientos en espera', '2', null],
  ])('%s: the figure of %s opens exactly the rows that it counts', async (usuario, etiqueta, cifra, bandeja) => {
    const client = await signIn(usuario)
    await unoEnCadaTurno()
    const { teselas } = (await client.get<RespuestaInicio>('/api/inicio')).body
    const tesela = teselas.find((one) => one.etiqueta === etiqueta)
    const params = new URL(tesela?.ruta ?? '', 'http://x').searchParams
    const filter = params.get('filter') ?? JSON.stringify({ espera: EN_BANDEJA[params.get('vista') ?? ''] })
    const rows = await client.get<unknown[]>(`/api/panel/movimientos?filter=${encodeURIComponent(filter)}`)
    expect([tesela?.cifra, rows.body.length]).toEqual([cifra, Number(cifra)])
    expect(params.get('vista')).toBe(bandeja)
  })

  it('one draft is opened by its figure, several are listed', async () => {
    const client = await signIn('ventanilla2')
    const ruta = async () =>
      (await client.get<RespuestaInicio>('/api/inicio')).body.teselas.find(
        ({ etiqueta }) => etiqueta === 'Mis borradores',
      )
    await client.post('/api/borradores', { tipo: 'alta' })
    expect(await ruta()).toMatchObject({ cifra: '1', ruta: expect.stringMatching(/&borrador=/) as string })
    await client.post('/api/borradores', { tipo: 'alta' })
    expect(await ruta()).toMatchObject({ cifra: '2', ruta: '/dependenciaVentanilla?borradores=mios' })
  })

  it('every figure of the home and of the boards that two places tell is one figure, and opens its rows', async () => {
    await unoEnCadaTurno()
    const desk = await signIn('ventanilla1')
    const retirado = await registrarAlta(desk, await lugarDe(SALUD))
    await desk.post(`/api/movimientos/${retirado.folio}/retirar`, { version: 1, motivo: 'Se quedó' })
    const auditor = await signIn('auditor')
    const { teselas } = (await auditor.get<RespuestaInicio>('/api/inicio')).body
    const counts = teselas.filter(({ ruta }) => ruta !== null).map(({ etiqueta }) => etiqueta)
    expect(counts).toEqual(['Personas afiliadas', 'Movimientos de la quincena'])
    for (const { etiqueta, cifra, ruta } of teselas) {
      if (ruta === null) continue
      const { pathname, searchParams } = new URL(ruta, 'http://x')
      const filter = encodeURIComponent(searchParams.get('filter') ?? '{}')
      const rows = await auditor.get<unknown[]>(`/api${pathname}?filter=${filter}`)
      expect([etiqueta, Number(cifra.replace(',', ''))]).toEqual([
        etiqueta,
        Number(rows.headers.get('content-range')?.split('/')[1]),
      ])
    }
    const { movimientos } = (await auditor.get<IndicadoresEjecutivo>('/api/indicadores/ejecutivo')).body
    const last = movimientos.at(-1)
    const tile = teselas.find(({ etiqueta }) => etiqueta === 'Movimientos de la quincena')
    expect(Number(tile?.cifra)).toBe((last?.altas ?? 0) + (last?.bajas ?? 0) + (last?.cambios ?? 0))
  })

  it('a module of the map counts its processes as the panel does', async () => {
    const admin = await signIn('admin')
    const { bandas } = (await admin.get<RespuestaMapa>('/api/mapa')).body
    const panel = (await admin.get<ModuloPanel[]>('/api/panel/modulos?range=[0,99]')).body
    const onMap = bandas.flatMap(({ modulos }) =>
      modulos.map(({ nombre, procesos }) => [nombre, countProcesos(procesos)] as const),
    )
    const inPanel = new Map(panel.map(({ nombre, procesos }) => [nombre, procesos]))
    expect(onMap.map(([nombre]) => nombre)).toContain('Pensiones')
    for (const [nombre, n] of onMap) expect([nombre, n]).toEqual([nombre, inPanel.get(nombre)])
  })

  it('the desk is told first what waits, each figure with its rows', async () => {
    await unoEnCadaTurno()
    type Desk = { siguiente: { texto: string; ruta: string | null }[] }
    const desk = (await (await signIn('ventanilla1')).get<Desk>('/api/ventanilla')).body.siguiente
    expect(desk.slice(0, 2).map(({ texto }) => texto)).toEqual([
      '1 movimiento volvió para corregirse.',
      '1 movimiento espera la validación de la dependencia.',
    ])
    expect(desk.slice(0, 2).every(({ ruta }) => ruta?.startsWith('/panel/movimientos?filter='))).toBe(true)
    const validador = (await (await signIn('validador1')).get<Desk>('/api/ventanilla')).body.siguiente
    expect(validador[0]).toEqual({
      texto: '1 movimiento espera tu validación.',
      ruta: '/dashboard?vista=validacionDependencia',
    })
  })
})

/** What each tray lists. */
const EN_BANDEJA: Readonly<Record<string, string>> = {
  validacionDependencia: 'validador',
  auxiliar: 'auxiliar',
  jefeDpto: 'jefe',
}

let listos = false
/** One movement requested, one returned and one validated, of the Secretaría de Salud. */
async function unoEnCadaTurno(): Promise<void> {
  if (listos) return
  listos = true
  const desk = await signIn('ventanilla1')
  const salud = await lugarDe(SALUD)
  await registrarAlta(desk, salud)
  const [vuelto, validado] = [await registrarAlta(desk, salud), await registrarAlta(desk, salud)]
  const validador = await signIn('validador1')
  await validador.post(`/api/movimientos/${vuelto.folio}/devolver`, { version: 1, motivo: 'Revisa el teléfono' })
  await validador.post(`/api/movimientos/${validado.folio}/validar`, { version: 1 })
}
