import { LOS_OBLIGATORIOS } from '#domain/documentos/papeles/registro.ts'
import { REGLAS_TIPO } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { SinDocumentos } from './SinDocumentos.tsx'
import type { LetraSituacion } from '#domain/afiliacion/situacion.ts'
import type { ReglasTramite } from '#admin/portal/expediente/tramite/reglas-tramite.ts'
import type { ExpedienteTramite } from '#domain/afiliacion/tramites/persona-tramite.ts'
import type { Procedimiento } from '#admin/portal/afiliacion/persona/procedimiento.ts'

const CON_PUESTO: readonly LetraSituacion[] = REGLAS_TIPO[2].laboralDesde

function reglas({ persona, datosPersonales, datosLaborales }: ExpedienteTramite): ReglasTramite {
  return {
    registrado: { personales: datosPersonales, laborales: datosLaborales },
    modo: 'edicion',
    exigePapeles: false,
    papelPorDato: true,
    porMano: 'Usuario',
    laboralFijo: CON_PUESTO.includes(persona.situacion)
      ? ''
      : 'El puesto solo cambia a quien está en activo o de licencia: aquí solo se elige la fecha efectiva.',
    laboralEntero: false,
    motivo: 'retroactivo',
    buscaEnPadron: false,
    fecha: { titulo: 'Desde cuándo', etiqueta: 'Fecha efectiva', ayuda: 'Primer día con los datos nuevos' },
    borrador: { tipo: 'actualizacion', interno: persona.interno },
    textos: {
      soltar: 'Suelta aquí los PDF que se actualizan, en cualquier orden',
      documentos: `Debes validar ${LOS_OBLIGATORIOS} antes de continuar.`,
      personales: 'Completa correctamente todos los campos de datos personales.',
      laborales: 'Completa correctamente todos los campos laborales.',
      todos: 'Por favor completa todos los campos requeridos correctamente.',
    },
  }
}

/** The update of somebody on file (type 2), with the texts of specification 1 §4.2 and §8. */
export const ACTUALIZACION: Procedimiento = {
  tramite: 'actualizacion',
  vista: 'EditarAfiliado',
  buscador: 'actualizarTabla',
  reglas,
  guardar: 'Guardar cambios',
  guardando: 'Guardando los cambios',
  exito: 'Los cambios se han guardado exitosamente.',
  detalle: 'El movimiento quedó Solicitado.',
  fallo: 'Error al guardar los cambios. Por favor intenta nuevamente.',
  despues: () => 'actuTabla',
  pregunta: (_captura, { faltan }) => (faltan.length > 0 ? (asked) => <SinDocumentos {...asked} /> : null),
}
