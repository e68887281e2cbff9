import { CAPTURA, TODAS } from './cuentas.ts'

/** Who sits at a dependency, and the administrator who sees everything. */
const DEPENDENCIA = 'YNNNNNYYY'
const INSTITUTO = 'YYYYYYNNN'
/** Who answers for the institute as a whole: director, titular, auditor. */
const DIRECCION = 'YNNYYYNNN'
/** Who watches over it. */
const VIGILANCIA = 'YNNNNYNNN'
const ADMIN = 'YNNNNNNNN'

/**
 * Which view opens for whom out of the box, written by hand from decisions §2, §4 and design/vistas.md. Columns as in
 * cuentas.ts. A step of another screen (a review, a detail) opens for who opens that one.
 */
export const VISTAS_ESPERADAS: Readonly<Record<string, string>> = {
  faq: TODAS,
  login: TODAS,
  inicioInstituto: INSTITUTO,
  inicioVentanilla: DEPENDENCIA,
  estilo: ADMIN,

  // Affiliation: who captures starts movements, everybody reads them.
  altaDocA: CAPTURA,
  alta: CAPTURA,
  altaHisA: CAPTURA,
  actualizarTabla: CAPTURA,
  actualizarLaboral: CAPTURA,
  actuTabla: CAPTURA,
  licencia: CAPTURA,
  licenciasPorVencer: CAPTURA,
  bajaPermanente: CAPTURA,
  bajaJubilacion: CAPTURA,
  validacionBaja: CAPTURA,
  solicitudA: CAPTURA,
  formatoI: CAPTURA,
  formulario1: CAPTURA,
  panelAfiliados: TODAS,
  panelMovimientos: TODAS,
  // Who loads, validates, approves or watches over files of dependencies.
  cargas: 'YYYNNYYYY',
  ponerEnMarcha: 'YNYNNNNNN',
  solicitudesMovimientos: TODAS,
  solicitudesMovimientosManual: INSTITUTO,
  panelLecturas: VIGILANCIA,
  ConsultaAfiliadosPage: TODAS,
  HistorialPage: TODAS,
  altaHistorico: CAPTURA,
  EditarAfiliado: CAPTURA,
  validacionActu: 'YYYNNNYYY',
  validacionLicencia: CAPTURA,
  validacionBajaPermanente: CAPTURA,
  validacionBajaJubilacion: CAPTURA,
  validacionCancelacion: 'YNNNNNNYN',
  movimientosDetalles: TODAS,

  // Each tray for the one whose act it holds.
  validacionDependencia: 'YNNNNNNYN',
  auxiliar: 'YYNNNNNNN',
  jefeDpto: 'YNYNNNNNN',
  autorizaciones: INSTITUTO,

  // Quincenas and funds.
  aplicacionP: TODAS,
  aportacion: TODAS,
  retencion: TODAS,
  panelPrestamos: TODAS,
  'aportacion-retencion': TODAS,
  verificacionGeneral: INSTITUTO,
  verificacionEntidad: DEPENDENCIA,
  cair: INSTITUTO,
  extemporaneas: INSTITUTO,
  FondosParametros: VIGILANCIA,
  // By the keys of the own account: a dependency's, and who chooses among all.
  'aportaciones-detalle': 'YNNNNYYYY',
  aportacionesDetalle: TODAS,
  retencionDetalle: TODAS,
  // What the bank says is loaded and validated by who reviews (decision 10.31; specification 3 §6: by day, not by role).
  validacionPagos: 'YYYYYYNNN',
  adeudosExtintas: 'YYNNNNNNN',
  formulaCatalogo: ADMIN,
  variables: ADMIN,
  firmas: ADMIN,

  // Calendar, organic tree and catalogues: read by all, kept by the administrator.
  calendarioVisualizacion: TODAS,
  calendarioEventos: ADMIN,
  panelEntidades: TODAS,
  panelCategorias: TODAS,
  organicaEntidades: ADMIN,
  organicaAdscripcion: ADMIN,
  organicaDependencia: ADMIN,
  organicaArea: ADMIN,
  organicaArbol: ADMIN,
  catalogoPuestosCategorias: ADMIN,
  catalogo: ADMIN,
  direccion: ADMIN,

  // Processes, cases and boards.
  panelCasos: TODAS,
  procesosDashboard: DIRECCION,
  procesos: ADMIN,
  DocGeneralModuloPanel: ADMIN,
  estadisticos: DIRECCION,
  panel1: DIRECCION,
  panel2: DIRECCION,
  panel3: DIRECCION,
  panel4: DIRECCION,
  panel5: DIRECCION,
  panel6: DIRECCION,
  panel7: DIRECCION,
  panel8: DIRECCION,
  tablero_inicio: INSTITUTO,
  tablero_acerca: INSTITUTO,
  tablero_indicadores: INSTITUTO,
  tablero_ubicanos: DIRECCION,
  iframe01: DIRECCION,
  iframe02: DIRECCION,

  // Administration and what watches over it.
  perfiles: ADMIN,
  menu: ADMIN,
  info: ADMIN,
  usuarios: ADMIN,
  panelSesiones: ADMIN,
  panelBitacora: VIGILANCIA,
  panelTrabajos: VIGILANCIA,
  panelCorreos: VIGILANCIA,
}
