import { losObligatorios } from '#domain/documentos/papeles/cuantos.ts'
import { LOS_OBLIGATORIOS } from '#domain/documentos/papeles/registro.ts'
import { SIN_REGISTRO } from '#admin/portal/expediente/tramite/reglas-tramite.ts'
import type { ReglasTramite } from '#admin/portal/expediente/tramite/reglas-tramite.ts'

/** The alta of somebody new: nothing is on file, the three papers come first (specification 1 §4.3, §5.1). */
export const REGLAS_ALTA: ReglasTramite = {
  registrado: SIN_REGISTRO,
  modo: 'alta',
  exigePapeles: true,
  papelPorDato: false,
  porMano: 'Usuario',
  laboralFijo: '',
  laboralEntero: true,
  motivo: 'nunca',
  buscaEnPadron: true,
  fecha: { titulo: 'Ingreso', etiqueta: 'Fecha de ingreso', ayuda: 'Desde cuándo surte efecto' },
  borrador: { tipo: 'alta' },
  textos: {
    soltar: `Suelta aquí ${losObligatorios('PDF', 'PDF')}, en cualquier orden`,
    documentos: `Debes validar ${LOS_OBLIGATORIOS} antes de continuar.`,
    personales: 'Completa correctamente todos los campos de datos personales.',
    laborales: 'Completa correctamente todos los campos laborales.',
    todos: 'Por favor completa todos los pasos antes de guardar.',
  },
}
