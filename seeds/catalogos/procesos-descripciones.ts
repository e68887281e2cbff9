import { execute } from '#api/db/sql.ts'
import { sembrarUnaVez } from './sembrar-una-vez.ts'

/**
 * What each process is for, by the address that it opens. Written for this portal, since the documents only name them
 * (specification 2 §2.2); the institute puts its own words in their place.
 */
const DESCRIPCIONES: readonly (readonly [componente: string, descripcion: string])[] = [
  ['tablero_indicadores', 'Revisa los resultados del instituto para decidir en la Dirección General.'],
  ['/planeacion/evaluacion-operativa', 'Compara lo que cada área hizo con lo que se propuso y señala qué corregir.'],
  ['/planeacion', 'Fija objetivos, metas y recursos del año, y da seguimiento a su avance.'],
  ['/inversiones-riesgos/inversiones', 'Decide en qué se invierten las reservas y registra lo que rinden.'],
  ['/inversiones-riesgos/tesoreria', 'Administra el dinero que entra y sale: cobros, pagos y saldos en bancos.'],
  [
    '/inversiones-riesgos/riesgos-financieros',
    'Mide los riesgos de las inversiones y cuida que no pasen de sus límites.',
  ],
  ['/juridico/contencioso', 'Lleva los juicios del instituto, desde la demanda hasta que se cumple la sentencia.'],
  ['/juridico/analisis-juridico', 'Revisa convenios, contratos y consultas, y dice cómo se aplica la ley.'],
  ['/juridico/cobranza', 'Recupera lo que deben entidades y acreditados, primero por acuerdo y después por vía legal.'],
  ['/sistema-gestion-calidad/planeacion', 'Define los objetivos de calidad y cómo se alcanzan en cada proceso.'],
  [
    '/sistema-gestion-calidad/control-documentado',
    'Cuida que cada documento vigente sea el que se usa y conserva los anteriores.',
  ],
  [
    '/sistema-gestion-calidad/accion-correctiva',
    'Busca la causa de cada falla, la corrige y comprueba que no se repita.',
  ],
  ['/sistema-gestion-calidad/gestion-riesgo', 'Reconoce los riesgos de cada proceso y acuerda cómo evitarlos.'],
  ['/sistema-gestion-calidad/auditorias', 'Programa y hace las auditorías internas, y da seguimiento a sus hallazgos.'],
  ['/sistema-gestion-calidad/mejora-continua', 'Reúne propuestas de mejora y lleva las aceptadas hasta que funcionan.'],
  ['tablero_acerca', 'Presenta qué es el instituto, cómo se organiza y qué hace cada área.'],
  ['/afiliacion', 'Registra a una persona que empieza a trabajar en una entidad, con sus documentos.'],
  ['/afiliacion/masiva', 'Carga los archivos de nómina y de retenciones que envía una entidad, renglón por renglón.'],
  ['/licenciaPermanente', 'Da de baja permanente a una persona afiliada.'],
  ['/licenciaJubilacion', 'Da de baja por jubilación a una persona afiliada.'],
  ['/actualizarTabla', 'Corrige o pone al día los datos de una persona afiliada.'],
  ['/actualizar/foto', 'Cambia la fotografía de una persona afiliada.'],
  ['/solicitudesMovimientos', 'Consulta los movimientos solicitados y en qué paso va cada uno.'],
  ['/movimientos/nuevo', 'Busca a la persona y empieza el movimiento que le corresponde.'],
  ['/aportacion-retencion', 'Muestra lo que cada entidad aporta y retiene por quincena, con su línea de pago.'],
  ['/solicitudesMovimientosManual', 'Revisa los movimientos de una entidad y adscripción elegidas.'],
  ['/afiliacion/cair', 'Reúne el Ahorro Individual para el Retiro: retiro de capital y aportación voluntaria.'],
  [
    '/afiliacion/cair/aplicacion-rendimientos/aportacion-normal',
    'Reparte los rendimientos del año entre las cuentas por su aportación normal.',
  ],
  [
    '/afiliacion/cair/aplicacion-rendimientos/aportacion-voluntaria',
    'Reparte los rendimientos del año entre las cuentas por su aportación voluntaria.',
  ],
  ['/afiliacion/cair/devolucion/por-edad', 'Entrega el ahorro a quien llegó a la edad que marca la ley.'],
  ['/afiliacion/cair/devolucion/por-defuncion', 'Entrega el ahorro de una persona fallecida a sus beneficiarios.'],
  ['/afiliacion/cair/devolucion/por-pension', 'Entrega el ahorro a quien se pensiona.'],
  ['/afiliacion/cair/aportacion-voluntaria', 'Recibe y registra lo que una persona decide ahorrar de más.'],
  [
    '/afiliacion/aportaciones-extemporaneas',
    'Atiende las aportaciones que llegan fuera de su quincena y calcula lo que falta.',
  ],
  [
    '/afiliacion/aportaciones-extemporaneas/pago-atrasado-quincena',
    'Recibe la quincena que una entidad no pagó a tiempo, con sus recargos.',
  ],
  [
    '/afiliacion/aportaciones-extemporaneas/despido-reinstalacion',
    'Recupera las aportaciones de quien fue reinstalado después de un despido.',
  ],
  [
    '/afiliacion/aportaciones-extemporaneas/reconocimiento-antiguedad-acuerdo',
    'Reconoce años de servicio por acuerdo con la entidad y cobra sus aportaciones.',
  ],
  [
    '/afiliacion/aportaciones-extemporaneas/reconocimiento-laudo',
    'Reconoce años de servicio que ordena un laudo y cobra sus aportaciones.',
  ],
  [
    '/afiliacion/aportaciones-extemporaneas/afiliacion-atrasada',
    'Regulariza a quien trabajó sin estar afiliado y cobra lo que no se aportó.',
  ],
  ['/tablero_inicio', 'Analiza el padrón y los movimientos de afiliación con cifras del día.'],
  [
    '/prestamos/planeacion-operativa',
    'Estima cuánto se puede prestar en el año y reparte el monto por tipo de préstamo.',
  ],
  ['/prestamos/corto-plazo', 'Otorga préstamos que se pagan en pocas quincenas con descuento de nómina.'],
  ['/prestamos/mediano-plazo', 'Otorga préstamos que se pagan en uno o dos años con descuento de nómina.'],
  ['/prestamos/hipotecarios', 'Otorga préstamos para vivienda con garantía hipotecaria y cuida su escrituración.'],
  ['/prestamos/seguimiento-analisis', 'Vigila la cartera: pagos, atrasos y recuperación de cada tipo de préstamo.'],
  ['/pensiones/planeacion-operativa', 'Prevé cuántas pensiones habrá y los recursos que necesitan.'],
  ['/pensiones/asistencia', 'Atiende dudas de quien se va a pensionar o ya tiene una pensión.'],
  ['/tramite-pension/orientacion', 'Explica a la persona qué pensión le corresponde, sus requisitos y los pasos.'],
  ['/tramite-pension/entrega-documentos', 'Recibe los documentos de la solicitud de pensión y dice cuáles faltan.'],
  [
    '/tramite-pension/integracion-expediente',
    'Reúne y comprueba todo lo que el expediente de pensión necesita para dictaminarse.',
  ],
  ['/pensiones/pensiones', 'Lleva cada solicitud de pensión desde que entra hasta que se otorga o se niega.'],
  ['/dictamenes-pension/asignacion-expediente', 'Entrega cada expediente completo a quien lo va a dictaminar.'],
  ['/dictamenes-pension/dictaminacion', 'Estudia el expediente y propone si procede la pensión y por cuánto.'],
  ['/dictamenes-pension/resolucion-juridica', 'Revisa que el dictamen cumpla la ley y redacta la resolución.'],
  ['/dictamenes-pension/validacion-firma', 'Valida la resolución y reúne las firmas que la hacen oficial.'],
  ['/dictamenes-pension/notificacion', 'Entrega la resolución a la persona y deja constancia de la fecha.'],
  ['/pensiones/seguros', 'Reúne los seguros y apoyos que corresponden a afiliados, pensionados y sus familias.'],
  ['/pensiones/seguros/seguro-inicial', 'Paga el primer apoyo a los beneficiarios cuando la persona fallece.'],
  ['/pensiones/seguros/seguro-complementario', 'Paga a los beneficiarios la parte del seguro que completa al inicial.'],
  ['/pensiones/seguros/gastos-funerarios', 'Reembolsa los gastos del funeral a quien los pagó.'],
  ['/pensiones/seguros/pago-atencion-medica-viudez', 'Paga la atención médica de quien recibe una pensión por viudez.'],
  ['/pensiones/nominas', 'Prepara la nómina de pensionados de cada periodo y conserva las anteriores.'],
  ['/nomina/alta', 'Incorpora una pensión nueva a la nómina.'],
  ['/nomina/baja', 'Retira de la nómina una pensión que terminó o se suspendió.'],
  ['/nomina/calculo-nomina', 'Calcula lo que recibe cada pensionado en el periodo.'],
  ['/nomina/descuentos', 'Aplica préstamos, pensión alimenticia y otros descuentos autorizados.'],
  ['/nomina/calculo-impuesto', 'Calcula el impuesto que se retiene a las pensiones que lo causan.'],
  ['/nomina/dispersion', 'Envía los pagos a las cuentas y atiende los que el banco rechaza.'],
  ['/nomina/aguinaldo', 'Calcula y paga el aguinaldo de los pensionados.'],
  [
    '/pensiones/control-supervivencia',
    'Comprueba cada periodo que quien cobra una pensión vive, para no suspenderla sin razón.',
  ],
  [
    '/supervivencia/revision-convenio',
    'Cruza el padrón con otras instituciones por convenio para comprobar la supervivencia.',
  ],
  ['/supervivencia/visita-domiciliaria', 'Visita a quien no puede acudir a comprobar su supervivencia.'],
  ['/supervivencia/medios-electronicos', 'Comprueba la supervivencia por videollamada u otro medio electrónico.'],
  [
    '/seguimiento/seguimiento',
    'Da seguimiento a las pensiones otorgadas y a los compromisos pendientes con cada persona.',
  ],
  ['/pensiones/seguimiento-analisis', 'Analiza cuántas pensiones hay, cuánto cuestan y cómo cambian.'],
  ['/analisis/de-control', 'Vigila que los trámites de pensión se hagan en su plazo y señala los detenidos.'],
  ['/analisis/operativos', 'Cuenta el trabajo diario del área: lo recibido, lo resuelto y lo pendiente.'],
  ['/analisis/de-validacion', 'Comprueba que los datos de nómina y expedientes coincidan.'],
  ['/analisis/ejecutivos', 'Resume para la dirección el estado de las pensiones y su costo.'],
  ['/analisis/indicadores', 'Mide el desempeño del área contra sus metas.'],
  ['/Administración/Administración', 'Administra personal, compras, bienes y servicios del instituto.'],
  ['/sistemas/apoyo-tecnico-redes', 'Atiende fallas de equipos, red y cuentas de quienes trabajan en el instituto.'],
  ['/sistemas/analisis-diseno-sistemas', 'Estudia lo que cada área necesita y diseña los sistemas que lo resuelven.'],
  ['/sistemas/plataforma-web', 'Mantiene este portal y los demás sitios del instituto.'],
  ['/contabilidad/contabilidad', 'Registra las operaciones del instituto y prepara sus estados financieros.'],
  ['/contabilidad/control-presupuestal', 'Cuida que cada gasto tenga presupuesto y registra su ejercicio.'],
  ['/contabilidad/conciliaciones', 'Compara los registros con bancos y entidades, y aclara las diferencias.'],
  ['/sociales/atencion-al-pesionado', 'Atiende a pensionados: credenciales, talleres, quejas y orientación.'],
  [
    '/sociales/funerarias-y-convenios',
    'Presta servicios funerarios y mantiene convenios con descuentos para afiliados.',
  ],
  ['/sociales/guarderias', 'Ofrece cuidado infantil a los hijos de las personas afiliadas.'],
  ['/sociales/fap', 'Administra el fondo de ahorro y préstamo que aportan sus participantes.'],
  [
    '/seguridad-higiene/dictaminacion-medica',
    'Dictamina incapacidades y riesgos de trabajo que dan derecho a una prestación.',
  ],
  ['/seguridad-higiene/comisiones-mixtas', 'Acompaña a las comisiones de seguridad e higiene de cada entidad.'],
  ['/seguridad-higiene/fomento', 'Capacita y difunde cómo prevenir accidentes y enfermedades de trabajo.'],
]

/** Writes, once, what each process is for; one that the institute described keeps its words. */
export async function loadDescripciones(): Promise<void> {
  const fresh = await sembrarUnaVez('procesos.descripciones', DESCRIPCIONES, ([componente]) => componente)
  for (const [componente, descripcion] of fresh)
    await execute(`UPDATE procesos SET descripcion = $1 WHERE componente = $2 AND descripcion = ''`, [
      descripcion,
      componente,
    ])
}
