import { DOCUMENTOS_OBLIGATORIOS, papelDe } from '#domain/documentos/papeles/registro.ts'
import { REGLAS_ALTA } from '#admin/portal/afiliacion/AltaDocA/reglas-alta.ts'
import { CartaPendiente } from '#admin/portal/afiliacion/AltaDocA/CartaPendiente.tsx'
import { PeriodosCard } from './PeriodosCard.tsx'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { ReglasTramite } from '#admin/portal/expediente/tramite/reglas-tramite.ts'
import type { Procedimiento } from '#admin/portal/afiliacion/persona/procedimiento.ts'

const SIGLAS = new Intl.ListFormat('es-MX').format(DOCUMENTOS_OBLIGATORIOS.map((id) => papelDe(id).sigla))

/** Steps of the alta, from what is on file; where another office left the person the place is chosen anew. */
function reglas({ persona, datosPersonales, datosLaborales, ajena }: ExpedienteTramite): ReglasTramite {
  const { categoria, nombreCategoria, salario } = datosLaborales
  return {
    ...REGLAS_ALTA,
    registrado: {
      personales: datosPersonales,
      laborales: ajena ? { categoria, nombreCategoria, salario } : datosLaborales,
    },
    porMano: 'Admin',
    // Who is on file as dead comes back only by the institute, which says why (decisions §10.1).
    motivo: persona.situacion === 'D' ? 'siempre' : 'retroactivo',
    buscaEnPadron: false,
    borrador: { tipo: 'alta-historico', interno: persona.interno },
    textos: {
      ...REGLAS_ALTA.textos,
      soltar: 'Suelta aquí los PDF que falten o se actualicen, en cualquier orden',
      documentos: `Debes validar ${SIGLAS} antes de continuar.`,
      personales: 'Completa correctamente los datos personales.',
      laborales: 'Completa correctamente los pasos necesarios antes de continuar.',
      todos: 'Por favor completa todos los pasos obligatorios antes de guardar.',
    },
  }
}

/** The alta with history (type 1 of somebody on file), with the texts of specification 3 §4, §5 and §8. */
export const ALTA_HISTORICO: Procedimiento = {
  tramite: 'alta-historico',
  vista: 'altaHistorico',
  buscador: 'altaHisA',
  reglas,
  sinDatos: (interno) => `No se encontró información previa para el No. Interno ${interno}.`,
  aside: ({ persona, periodos }) => <PeriodosCard fechaAlta={persona.fechaAlta} periodos={periodos} />,
  guardar: 'Guardar alta',
  guardando: 'Guardando el alta',
  exito: 'Alta, datos organizacionales y movimiento guardados correctamente.',
  detalle: 'Alta guardada correctamente. El movimiento quedó Solicitado.',
  fallo: (status) =>
    status === 0 ? 'Error guardando el afiliado en el servicio externo.' : `Alta afiliado falló (${status})`,
  despues: (central) => (central ? 'faq' : 'inicioVentanilla'),
  pregunta: ({ documentos }, { faltan }) =>
    documentos.carta || faltan.length > 0 ? null : (asked) => <CartaPendiente {...asked} />,
}
