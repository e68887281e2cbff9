import { alcanceTexto } from '#domain/usuarios/alcance-texto.ts'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import type { Option } from '#admin/shared/ui/campos/option.ts'
import type { OpcionesUsuario, UsuarioDatos } from '#domain/usuarios/usuario.ts'
import type { ReactElement } from 'react'

export type Lugar = Pick<UsuarioDatos, 'entidadId' | 'adscripcionId' | 'dependenciaId'>

interface LugarFieldsProps {
  value: Lugar
  /** The profile decides whether the place bounds what is seen. */
  perfilId: number
  opciones: OpcionesUsuario | undefined
  /** They could not be loaded: who shows the fields says so and offers to ask again. */
  sinOpciones?: boolean
  errores: Readonly<Record<string, string | undefined>>
  readOnly?: boolean
  onChange: (value: Lugar) => void
}

/** Instead of a choice that waits for ever. */
export const SIN_OPCIONES = 'No se pudo cargar'

const toText = (id: number | null): string => (id === null ? '' : String(id))
const toId = (text: string): number | null => (text === '' ? null : Number(text))

/** Entidad, Adscripción and Dependencia: each offers what hangs from the one above, and forgets what is below. */
export function LugarFields({
  value,
  perfilId,
  opciones,
  sinOpciones,
  errores,
  readOnly,
  onChange,
}: LugarFieldsProps): ReactElement {
  const under = (nivel: number, parentId: number | null): Option[] =>
    (opciones?.unidades ?? [])
      .filter((unidad) => unidad.nivel === nivel && (nivel === 0 || unidad.parentId === parentId))
      .map(({ id, nombre }) => ({ value: String(id), label: nombre }))
  const { entidadId, adscripcionId, dependenciaId } = value
  const loading = opciones === undefined
  const missing = sinOpciones ? SIN_OPCIONES : null
  const acotado = opciones?.perfiles.find(({ id }) => id === perfilId)?.ambito === 'dependencia'
  const alcance = acotado ? alcanceTexto(value, opciones.unidades) : null
  return (
    <>
      <Field
        id="usuario-entidad"
        label="Entidad"
        optional={!acotado}
        help="En el padrón, Tipo de Entidad: Administración Central, organismos…"
        error={errores['entidadId']}
      >
        <Combobox
          value={toText(entidadId)}
          options={under(0, null)}
          loading={loading}
          readOnly={readOnly}
          disabledReason={missing}
          onChange={(text) => onChange({ entidadId: toId(text), adscripcionId: null, dependenciaId: null })}
        />
      </Field>
      <Field
        id="usuario-adscripcion"
        label="Adscripción"
        optional
        help="En el padrón, Entidad: la secretaría u organismo que atiende."
        error={errores['adscripcionId']}
      >
        <Combobox
          value={toText(adscripcionId)}
          options={under(1, entidadId)}
          loading={loading}
          readOnly={readOnly}
          disabledReason={missing ?? (entidadId === null ? 'Elige primero la entidad' : null)}
          onChange={(text) => onChange({ ...value, adscripcionId: toId(text), dependenciaId: null })}
        />
      </Field>
      <Field
        id="usuario-dependencia"
        label="Dependencia"
        optional
        help="En el padrón, Dirección General, si solo atiende una."
        error={errores['dependenciaId']}
      >
        <Combobox
          value={toText(dependenciaId)}
          options={under(2, adscripcionId)}
          loading={loading}
          readOnly={readOnly}
          disabledReason={missing ?? (adscripcionId === null ? 'Elige primero la adscripción' : null)}
          onChange={(text) => onChange({ ...value, dependenciaId: toId(text) })}
        />
      </Field>
      {alcance && (
        <Note live tone={alcance.amplio ? 'warn' : 'info'}>
          {alcance.texto}
        </Note>
      )}
    </>
  )
}
