import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { COLUMNAS_AFILIADOS } from '#admin/panel/afiliados/columnas.tsx'
import { COLUMNAS_CASOS } from '#admin/panel/casos/columnas.tsx'
import { COLUMNAS_CATEGORIAS } from '#admin/panel/categorias/CategoriasList.tsx'
import { COLUMNAS_CORREOS } from '#admin/panel/correo/columnas.tsx'
import { COLUMNAS_ENTIDADES } from '#admin/panel/entidades/EntidadesList.tsx'
import { COLUMNAS_LECTURAS } from '#admin/panel/lecturas/columnas.tsx'
import { COLUMNAS_MODULOS } from '#admin/panel/modulos/ModulosList.tsx'
import { COLUMNAS_MOVIMIENTOS } from '#admin/panel/movimientos/columnas.tsx'
import { COLUMNAS_PERFILES } from '#admin/panel/perfiles/columnas.tsx'
import { COLUMNAS_PRESTAMOS } from '#admin/panel/prestamos/columnas.tsx'
import { columnasSesiones } from '#admin/panel/sesiones/columnas.tsx'
import { columnasTrabajos } from '#admin/panel/trabajos/columnas.tsx'
import { COLUMNAS_USUARIOS } from '#admin/panel/usuarios/columnas.tsx'
import { columnasConsulta } from '#admin/portal/afiliacion/consulta/columnas.tsx'
import { COLUMNAS_LICENCIAS } from '#admin/portal/afiliacion/licencias/LicenciasPorVencer.tsx'
import { columnasBandeja, columnasSolicitudes } from '#admin/portal/afiliacion/Movimientos/columnas.tsx'
import { columnasPropuestas } from '#admin/portal/autorizaciones/Autorizaciones.tsx'
import { COLUMNAS_CARGAS } from '#admin/portal/cargas/lista/columnas-cargas.tsx'
import { COLUMNAS_CUENTAS } from '#admin/portal/fondos/Cair/CuentasTab.tsx'
import { TRAMITE_CAIR } from '#admin/portal/fondos/Cair/TramitesTab.tsx'
import { columnasCobros } from '#admin/portal/fondos/Retenciones/columnas-cobros.tsx'
import { columnasExcedentes } from '#admin/portal/fondos/Retenciones/excedentes/columnas-excedentes.tsx'
import { columnasTramites } from '#admin/portal/fondos/tramites/ListaTramites.tsx'
import { columnasReferencias } from '#admin/portal/fondos/ValidacionPagos/columnas-referencias.tsx'
import { columnasPagos } from '#admin/portal/fondos/ValidacionPagos/PagosTab.tsx'
import { columnasPorIdentificar } from '#admin/portal/fondos/ValidacionPagos/PorIdentificarTab.tsx'
import { EXTEMPORANEA } from '#admin/portal/quincenas/Extemporaneas/ListaExtemporaneas.tsx'
import { COLUMNAS_EXTINTAS } from '#admin/portal/quincenas/Extintas/columnas-extintas.tsx'
import { columnasAportaciones } from '#admin/portal/quincenas/Verificacion/AportacionesTab.tsx'
import { columnasMovimientos } from '#admin/portal/quincenas/Verificacion/MovimientosTab.tsx'
import { columnasPlantilla } from '#admin/portal/quincenas/Verificacion/PlantillaTab.tsx'
import { columnasRetenciones } from '#admin/portal/quincenas/Verificacion/RetencionesTab.tsx'
import { EXPORTE_PERFILES } from '#api/acceso/perfiles/exporte-perfiles.ts'
import { EXPORTE_CONSULTA } from '#api/afiliacion/consulta/exporte-consulta.ts'
import { EXPORTE_LICENCIAS } from '#api/afiliacion/licencias/exporte-licencias.ts'
import { EXPORTADAS_MOVIMIENTOS } from '#api/afiliacion/movimientos/export-movimientos.ts'
import { EXPORTADAS_AFILIADOS } from '#api/afiliacion/padron/export-afiliados.ts'
import { EXPORTE_PROPUESTAS } from '#api/autorizaciones/exporte-propuestas.ts'
import { EXPORTE_CARGAS } from '#api/cargas/consulta/exporte-cargas.ts'
import { EXPORTE_CORREOS } from '#api/correo/exporte-correos.ts'
import { EXPORTE_LECTURAS } from '#api/documentos/correcciones/exporte-lecturas.ts'
import { EXPORTE_CUENTAS } from '#api/fondos/cair/exportes/exporte-cuentas.ts'
import { EXPORTE_TRAMITES_CAIR } from '#api/fondos/cair/exportes/exporte-tramites-cair.ts'
import { EXPORTE_COBROS } from '#api/fondos/cobros/exporte-cobros.ts'
import { EXPORTE_EXCEDENTES } from '#api/fondos/excedentes/exporte-excedentes.ts'
import { EXPORTE_PAGOS } from '#api/fondos/pagos/exporte-pagos.ts'
import { EXPORTE_REFERENCIAS } from '#api/fondos/pagos/exporte-referencias.ts'
import { EXPORTE_POR_IDENTIFICAR } from '#api/fondos/pagos/por-identificar/exporte-por-identificar.ts'
import { EXPORTE_PRESTAMOS } from '#api/fondos/prestamos/exporte-prestamos.ts'
import { EXPORTE_TRABAJOS } from '#api/jobs/exporte-trabajos.ts'
import { EXPORTE_CATEGORIAS } from '#api/organica/exporte-categorias.ts'
import { EXPORTE_UNIDADES } from '#api/organica/exporte-unidades.ts'
import { EXPORTADAS_CASOS } from '#api/procesos/casos/export-casos.ts'
import { EXPORTE_MODULOS } from '#api/procesos/modulos/exporte-modulos.ts'
import { EXPORTE_EXTEMPORANEAS } from '#api/quincenas/extemporaneas/exporte-extemporaneas.ts'
import { EXPORTE_ADEUDOS_EXTINTAS } from '#api/quincenas/extintas/exporte-adeudos-extintas.ts'
import { EXPORTE_APORTACIONES, EXPORTE_RETENCIONES } from '#api/quincenas/verificacion/exporte-cierres.ts'
import { EXPORTADAS_USUARIOS } from '#api/usuarios/panel/export-usuarios.ts'
import { EXPORTE_SESIONES } from '#api/usuarios/sesiones-abiertas/exporte-sesiones.ts'

interface EnPantalla {
  readonly key: string
  readonly header: string
  readonly hideHeader?: boolean
  readonly soloPantalla?: boolean
}
type Pantalla = readonly [
  pantalla: readonly EnPantalla[],
  archivo: readonly { readonly clave: string; readonly titulo: string }[],
]

const nada = () => undefined
const SIN_EDITAR = { cambios: null, lleno: false, toggle: nada }

/** The columns of each screen with a list, and those of the file that its resource leaves as. */
const PANTALLAS: Readonly<Record<string, Pantalla>> = {
  'panel/afiliados/AfiliadosList.tsx': [COLUMNAS_AFILIADOS, EXPORTADAS_AFILIADOS],
  'panel/casos/CasosList.tsx': [COLUMNAS_CASOS, EXPORTADAS_CASOS],
  'panel/categorias/CategoriasList.tsx': [COLUMNAS_CATEGORIAS, EXPORTE_CATEGORIAS.columnas],
  'panel/correo/CorreosList.tsx': [COLUMNAS_CORREOS, EXPORTE_CORREOS.columnas],
  'panel/entidades/EntidadesList.tsx': [COLUMNAS_ENTIDADES, EXPORTE_UNIDADES.columnas],
  'panel/lecturas/LecturasList.tsx': [COLUMNAS_LECTURAS, EXPORTE_LECTURAS.columnas],
  'panel/modulos/ModulosList.tsx': [COLUMNAS_MODULOS, EXPORTE_MODULOS.columnas],
  'panel/movimientos/MovimientosList.tsx': [COLUMNAS_MOVIMIENTOS, EXPORTADAS_MOVIMIENTOS],
  'panel/perfiles/PerfilesList.tsx': [COLUMNAS_PERFILES, EXPORTE_PERFILES.columnas],
  'panel/prestamos/PrestamosList.tsx': [COLUMNAS_PRESTAMOS, EXPORTE_PRESTAMOS.columnas],
  'panel/sesiones/SesionesList.tsx': [columnasSesiones(nada), EXPORTE_SESIONES.columnas],
  'panel/trabajos/TrabajosList.tsx': [
    columnasTrabajos({ reintentar: nada, cancelar: nada }),
    EXPORTE_TRABAJOS.columnas,
  ],
  'panel/usuarios/UsuariosList.tsx': [COLUMNAS_USUARIOS, EXPORTADAS_USUARIOS],
  'portal/afiliacion/Movimientos/Bandeja.tsx': [columnasBandeja(nada, 0), EXPORTADAS_MOVIMIENTOS],
  'portal/afiliacion/Movimientos/ListaSolicitudes.tsx': [columnasSolicitudes(nada), EXPORTADAS_MOVIMIENTOS],
  'portal/afiliacion/consulta/ConsultaAfiliados.tsx': [columnasConsulta(nada), EXPORTE_CONSULTA.columnas],
  'portal/afiliacion/licencias/LicenciasPorVencer.tsx': [COLUMNAS_LICENCIAS, EXPORTE_LICENCIAS.columnas],
  'portal/autorizaciones/Autorizaciones.tsx': [columnasPropuestas(nada), EXPORTE_PROPUESTAS.columnas],
  'portal/cargas/lista/ListaCargas.tsx': [COLUMNAS_CARGAS, EXPORTE_CARGAS.columnas],
  'portal/fondos/Cair/CuentasTab.tsx': [COLUMNAS_CUENTAS, EXPORTE_CUENTAS.columnas],
  'portal/fondos/Cair/TramitesTab.tsx': [columnasTramites(TRAMITE_CAIR, nada), EXPORTE_TRAMITES_CAIR.columnas],
  'portal/fondos/ValidacionPagos/LineasTab.tsx': [columnasReferencias(SIN_EDITAR, nada), EXPORTE_REFERENCIAS.columnas],
  'portal/fondos/ValidacionPagos/PagosTab.tsx': [columnasPagos(nada, nada), EXPORTE_PAGOS.columnas],
  'portal/fondos/ValidacionPagos/PorIdentificarTab.tsx': [
    columnasPorIdentificar(nada),
    EXPORTE_POR_IDENTIFICAR.columnas,
  ],
  'portal/quincenas/Extemporaneas/ListaExtemporaneas.tsx': [
    columnasTramites(EXTEMPORANEA, nada),
    EXPORTE_EXTEMPORANEAS.columnas,
  ],
  'portal/fondos/Retenciones/excedentes/ExcedentesTab.tsx': [columnasExcedentes(nada), EXPORTE_EXCEDENTES.columnas],
  'portal/fondos/Retenciones/CobrosTab.tsx': [columnasCobros(nada), EXPORTE_COBROS.columnas],
  'portal/quincenas/Extintas/AdeudosExtintas.tsx': [COLUMNAS_EXTINTAS, EXPORTE_ADEUDOS_EXTINTAS.columnas],
  'portal/quincenas/Verificacion/AportacionesTab.tsx': [
    columnasAportaciones('verificacionGeneral', 'entonces'),
    EXPORTE_APORTACIONES.columnas,
  ],
  'portal/quincenas/Verificacion/MovimientosTab.tsx': [
    columnasMovimientos('verificacionGeneral'),
    EXPORTADAS_MOVIMIENTOS,
  ],
  'portal/quincenas/Verificacion/PlantillaTab.tsx': [columnasPlantilla(true), EXPORTE_CONSULTA.columnas],
  'portal/quincenas/Verificacion/RetencionesTab.tsx': [
    columnasRetenciones('verificacionGeneral', 'entonces'),
    EXPORTE_RETENCIONES.columnas,
  ],
}

const exportables = (pantalla: Pantalla[0]): readonly EnPantalla[] =>
  pantalla.filter(({ hideHeader, soloPantalla }) => !hideHeader && !soloPantalla)

/** Files with a list whose rows leave as a file: those of procedures are drawn by one component. */
const conLista = (): string[] =>
  readdirSync('admin', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('ListaTramites.tsx'))
    .filter((file) => {
      const text = readFileSync(path.join('admin', file), 'utf8')
      return /<(PanelList|PortalList|ListaTramites)\b/.test(text) && !text.includes('sinExporte')
    })

describe('what a list shows', () => {
  it('is looked at here in every screen that has one', () => {
    expect(Object.keys(PANTALLAS).sort()).toEqual(conLista().sort())
  })

  it.each(Object.entries(PANTALLAS))('%s: each of its columns can leave in its file', (_screen, pantalla) => {
    const [told, claves] = [exportables(pantalla[0]), new Set(pantalla[1].map(({ clave }) => clave))]
    expect(told.length).toBeGreaterThan(1)
    expect(told.map(({ key }) => key).filter((key) => !claves.has(key))).toEqual([])
  })

  it.each(Object.entries(PANTALLAS))(
    '%s: a column is called in the file as on the screen',
    (_screen, [pantalla, archivo]) => {
      const titulos = new Map(archivo.map(({ clave, titulo }) => [clave, titulo]))
      const told = exportables(pantalla)
      expect(told.map(({ key }) => titulos.get(key))).toEqual(told.map(({ header }) => header))
    },
  )
})
