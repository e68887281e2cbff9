import { Hono } from 'hono'
import { accesoRoutes } from '#api/acceso/routes.ts'
import { defineNombresDeAreas } from '#api/acceso/bitacora/nombres/nombres-de-areas.ts'
import { bitacoraRoutes } from '#api/acceso/bitacora/routes.ts'
import { afiliacionRoutes } from '#api/afiliacion/routes.ts'
import { avisosRoutes } from '#api/avisos/routes.ts'
import { calendarioPanelRoutes } from '#api/calendario/routes-panel.ts'
import { calendarioRoutes } from '#api/calendario/routes.ts'
import { correoRoutes } from '#api/correo/routes.ts'
import { direccionesEdicionRoutes } from '#api/direcciones/routes-edicion.ts'
import { direccionesRoutes } from '#api/direcciones/routes.ts'
import { aportacionesRoutes } from '#api/fondos/aportaciones/routes.ts'
import { extemporaneasRoutes } from '#api/quincenas/extemporaneas/routes.ts'
import { cargasRoutes } from '#api/cargas/routes.ts'
import { cairRoutes } from '#api/fondos/cair/routes.ts'
import { constantesRoutes } from '#api/fondos/constantes/routes.ts'
import { estadoCuentaRoutes } from '#api/fondos/estado-cuenta/routes.ts'
import { prestamosRoutes } from '#api/fondos/prestamos/routes.ts'
import { excedentesRoutes } from '#api/fondos/excedentes/routes.ts'
import { cobrosRoutes } from '#api/fondos/cobros/routes.ts'
import { retencionesRoutes } from '#api/fondos/retenciones/routes.ts'
import { formulasRoutes } from '#api/fondos/formulas/routes.ts'
import { pagosRoutes } from '#api/fondos/pagos/routes.ts'
import { parametrosRoutes } from '#api/fondos/parametros/routes.ts'
import type { AppEnv } from '#api/http/app-env.ts'
import { correccionesRoutes } from '#api/documentos/correcciones/routes.ts'
import { lectorStatus } from '#api/documentos/lector/lector.ts'
import { documentosRoutes } from '#api/documentos/routes.ts'
import { admission, deprisa, LUGARES } from '#api/http/admision/admission.ts'
import { authenticate } from './http/puerta/authenticate.ts'
import { authorizeCall } from './http/puerta/authorize-call.ts'
import { clientAddress } from './http/puerta/client-address.ts'
import { boundedBody } from '#api/http/cuerpo/bounded-body.ts'
import { drainRefused } from '#api/http/cuerpo/drain.ts'
import { diskRoom } from '#api/http/disk-room.ts'
import { docsRoutes } from '#api/http/docs.ts'
import { onlyKnownFiles } from './http/puerta/file-calls.ts'
import { exportesRoutes } from '#api/http/exportes/routes.ts'
import { handleError } from '#api/http/handle-error.ts'
import { knownParameters } from './http/forma/known-parameters.ts'
import { noStore } from '#api/http/no-store.ts'
import { originCheck } from './http/puerta/origin-check.ts'
import { requestLog } from '#api/http/request-log.ts'
import { saludRoutes } from '#api/http/salud.ts'
import { securityHeaders } from '#api/http/security-headers.ts'
import { quincenasRoutes } from '#api/quincenas/routes.ts'
import { staticApp } from '#api/http/static-app.ts'
import { notFound } from '#api/errors.ts'
import { datosFormatoRoutes } from '#api/formatos/datos/routes.ts'
import { firmasRoutes } from '#api/formatos/firmas/routes.ts'
import { trabajosRoutes } from '#api/jobs/routes.ts'
import { institutoRoutes } from '#api/instituto/routes.ts'
import { catalogosRoutes } from '#api/organica/catalogos/routes.ts'
import { organicaPanelRoutes } from '#api/organica/routes-panel.ts'
import { organicaEdicionRoutes } from '#api/organica/edicion/routes.ts'
import { aumentosRoutes } from '#api/fondos/aumentos/routes.ts'
import { puestosRoutes } from '#api/organica/puestos/routes.ts'
import { organicaRoutes } from '#api/organica/routes.ts'
import { inconformidadesRoutes } from '#api/procesos/inconformidades/routes.ts'
import { casosRoutes } from '#api/procesos/casos/routes.ts'
import { documentacionRoutes } from '#api/procesos/documentacion/routes.ts'
import { modulosRoutes } from '#api/procesos/modulos/routes.ts'
import { procesosPanelRoutes } from '#api/procesos/procesos/routes.ts'
import { loadOrigenMapa } from '#api/instituto/load-origen-mapa.ts'
import { loadOrigenes } from '#api/procesos/tableros/origenes.ts'
import { tablerosRoutes } from '#api/procesos/tableros/routes.ts'
import { portadaRoutes } from '#api/procesos/routes-portada.ts'
import { procesosRoutes } from '#api/procesos/routes.ts'
import { countAttempt } from './usuarios/entrada/attempt-limit.ts'
import { isSesionAbierta, resolveSesion } from './usuarios/entrada/resolve-sesion.ts'
import { usuariosPanelRoutes } from '#api/usuarios/panel/routes.ts'
import { autorizacionesRoutes } from '#api/autorizaciones/routes.ts'
import { NOMBRES_DE_REGISTROS } from './nombres-de-registros.ts'
import { SOLICITUDES_EN_ESPERA } from './solicitudes-en-espera.ts'
import { delegacionesRoutes } from '#api/usuarios/delegaciones/routes.ts'
import { cuentaRoutes } from '#api/usuarios/routes-cuenta.ts'
import { entradaRoutes } from './usuarios/entrada/routes-entrada.ts'
import { usuariosRoutes } from '#api/usuarios/routes.ts'
import { sesionesAbiertasRoutes } from '#api/usuarios/sesiones-abiertas/routes.ts'

/** The API: every route of every area under `/api`. */
export function createApi(): Hono<AppEnv> {
  defineNombresDeAreas(NOMBRES_DE_REGISTROS)
  const api = new Hono<AppEnv>()
  api.route('/', saludRoutes(lectorStatus))
  api.route('/', portadaRoutes)
  api.route('/', institutoRoutes)
  api.route('/', exportesRoutes)
  api.route('/', avisosRoutes)
  api.route('/', autorizacionesRoutes)
  api.route('/', usuariosRoutes)
  api.route('/', entradaRoutes)
  api.route('/', cuentaRoutes)
  api.route('/', delegacionesRoutes(SOLICITUDES_EN_ESPERA))
  api.route('/', correoRoutes)
  api.route('/', accesoRoutes)
  api.route('/', usuariosPanelRoutes)
  api.route('/', calendarioRoutes)
  api.route('/', calendarioPanelRoutes)
  api.route('/', organicaRoutes)
  api.route('/', organicaEdicionRoutes)
  api.route('/', puestosRoutes)
  api.route('/', aumentosRoutes)
  api.route('/', organicaPanelRoutes)
  api.route('/', catalogosRoutes)
  api.route('/', direccionesRoutes)
  api.route('/', direccionesEdicionRoutes)
  api.route('/', documentosRoutes)
  api.route('/', correccionesRoutes)
  api.route('/', afiliacionRoutes)
  api.route('/', parametrosRoutes)
  api.route('/', constantesRoutes)
  api.route('/', formulasRoutes)
  api.route('/', aportacionesRoutes)
  api.route('/', pagosRoutes)
  api.route('/', prestamosRoutes)
  api.route('/', cobrosRoutes)
  api.route('/', excedentesRoutes)
  api.route('/', retencionesRoutes)
  api.route('/', cairRoutes)
  api.route('/', extemporaneasRoutes)
  api.route('/', estadoCuentaRoutes)
  api.route('/', quincenasRoutes)
  api.route('/', cargasRoutes)
  api.route('/', procesosRoutes)
  api.route('/', modulosRoutes)
  api.route('/', procesosPanelRoutes)
  api.route('/', documentacionRoutes)
  api.route('/', tablerosRoutes)
  api.route('/', inconformidadesRoutes)
  api.route('/', casosRoutes)
  api.route('/', bitacoraRoutes)
  api.route('/', trabajosRoutes)
  api.route('/', sesionesAbiertasRoutes)
  api.route('/', firmasRoutes)
  api.route('/', datosFormatoRoutes)
  api.all('*', () => {
    throw notFound('La llamada')
  })
  return api
}

/** The whole application: the API and the built admin app, on one port. */
export function createApp(): Hono<AppEnv> {
  const app = new Hono<AppEnv>()
  app.onError(handleError)
  app.use(requestLog, drainRefused, securityHeaders(loadOrigenes, loadOrigenMapa, isSesionAbierta), clientAddress)
  app.use(
    '/api/*',
    deprisa,
    noStore,
    onlyKnownFiles,
    originCheck,
    authenticate(resolveSesion),
    authorizeCall,
    diskRoom,
    knownParameters,
    boundedBody(countAttempt),
    admission(LUGARES),
  )
  app.route('/api/docs', docsRoutes(app))
  app.route('/api', createApi())
  app.route('/', staticApp())
  return app
}
