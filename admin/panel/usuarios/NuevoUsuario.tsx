import { useState } from 'react'
import { TEXTO_AMBITO } from '#domain/acceso/acto.ts'
import { CLAVE_MAX, USUARIO_MAX } from '#domain/usuarios/clave-limites.ts'
import { NOMBRE_USUARIO_MAX, usuarioIssues } from '#domain/usuarios/usuario.ts'
import { isPropuestaHecha, quedoPorAutorizar } from '#domain/autorizaciones/propuesta.ts'
import { KEY_AUTORIZACIONES, SegundaMano } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { api } from '#admin/providers/api-client.ts'
import { isApiError } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { ErrorSummary } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { PasswordInput } from '#admin/shared/ui/campos/PasswordInput.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { cleanText } from '#admin/shared/ui/campos/clean-text.ts'
import { ClaveUnicaDialog } from '#admin/shared/usuarios/ClaveUnicaDialog.tsx'
import { LugarFields, SIN_OPCIONES } from './LugarFields.tsx'
import { SinOpciones } from './SinOpciones.tsx'
import { useOpciones } from './use-usuarios.ts'
import type { UsuarioDatos } from '#domain/usuarios/usuario.ts'
import type { ReactElement } from 'react'

const VACIO: UsuarioDatos = {
  usuario: '',
  nombre: '',
  correo: '',
  perfilId: 0,
  entidadId: null,
  adscripcionId: null,
  dependenciaId: null,
}

/** Ids of the controls, by the field of the server. */
const IDS: Readonly<Record<string, string>> = {
  usuario: 'usuario-usuario',
  nombre: 'usuario-nombre',
  correo: 'usuario-correo',
  perfilId: 'usuario-perfil',
  entidadId: 'usuario-entidad',
  adscripcionId: 'usuario-adscripcion',
  dependenciaId: 'usuario-dependencia',
  clave: 'usuario-clave',
}

function clean(datos: UsuarioDatos): UsuarioDatos {
  const { usuario, nombre, correo } = datos
  return { ...datos, usuario: usuario.trim().toLowerCase(), nombre: cleanText(nombre).trim(), correo: correo.trim() }
}

interface NuevoUsuarioProps {
  /** The profile that it begins with; 0 leaves it to be chosen. */
  perfilId?: number
  onClose: () => void
}

/** "Nuevo Usuario" (specification 2 §2.11); its password is told once, when it is made. */
export function NuevoUsuario({ perfilId = 0, onClose }: NuevoUsuarioProps): ReactElement {
  const consulta = useOpciones()
  const opciones = consulta.data
  const sinOpciones = opciones === undefined && consulta.isError
  const [datos, setDatos] = useState<UsuarioDatos>({ ...VACIO, perfilId })
  const [clave, setClave] = useState('')
  const [local, setLocal] = useState<Readonly<Record<string, string>>>({})
  const [attempt, setAttempt] = useState(0)
  const perfil = opciones?.perfiles.find(({ id }) => id === datos.perfilId)
  const deDos = perfil?.dosManos === true
  const { run, busy, error, result } = useAct({
    call: () => api.call('POST /api/panel/usuarios', { body: { ...clean(datos), clave: deDos ? '' : clave } }),
    keys: ['usuarios', 'perfiles', KEY_AUTORIZACIONES],
    toast: (hecho) => (isPropuestaHecha(hecho) ? quedoPorAutorizar(hecho) : `Se creó la cuenta ${hecho.usuario}.`),
    done: (hecho) => isPropuestaHecha(hecho) && onClose(),
    failed: () => setAttempt((n) => n + 1),
  })
  if (result && !isPropuestaHecha(result))
    return <ClaveUnicaDialog usuario={result} clave={result.clave} onClose={onClose} />
  const errores: Readonly<Record<string, string | undefined>> = {
    ...(isApiError(error) ? error.campos : {}),
    ...local,
  }
  const set = (fields: Partial<UsuarioDatos>): void => {
    setDatos({ ...datos, ...fields })
    setLocal(Object.fromEntries(Object.entries(local).filter(([campo]) => !(campo in fields))))
  }
  const submit = (): void => {
    const issues = opciones ? usuarioIssues(clean(datos), opciones) : []
    setLocal(Object.fromEntries(issues.map(({ path, message }) => [path, message])))
    if (issues.length > 0) setAttempt((n) => n + 1)
    else run()
  }
  const shown = Object.entries(errores).flatMap(([campo, message]) =>
    message ? [{ id: IDS[campo] ?? campo, message }] : [],
  )
  return (
    <ActDialog
      title="Nuevo Usuario"
      size="md"
      action={deDos ? 'Proponer usuario' : 'Crear usuario'}
      busyText="Creando…"
      busy={busy}
      error={shown.length === 0 && error}
      failure="No se pudo crear el usuario."
      onClose={onClose}
      onSubmit={submit}
    >
      <ErrorSummary errors={shown} attempt={attempt} />
      {sinOpciones && <SinOpciones error={consulta.error} onRetry={() => void consulta.refetch()} />}
      <div className="form-grid">
        <Field
          id="usuario-usuario"
          label="Usuario"
          help="Letras sin acento, números, punto, guion o guion bajo."
          error={errores['usuario']}
          span={6}
        >
          <TextInput
            data-autofocus
            value={datos.usuario}
            // Longer than it may be: what is too much is told, never cut.
            maxLength={2 * USUARIO_MAX}
            autoCapitalize="none"
            spellCheck={false}
            onChange={(event) => set({ usuario: event.target.value })}
          />
        </Field>
        <Field
          id="usuario-perfil"
          label="Perfil"
          help={perfil && `${TEXTO_AMBITO[perfil.ambito].titulo}. ${TEXTO_AMBITO[perfil.ambito].ayuda}`}
          error={errores['perfilId']}
          span={6}
        >
          <Combobox
            value={datos.perfilId === 0 ? '' : String(datos.perfilId)}
            loading={!opciones}
            disabledReason={sinOpciones ? SIN_OPCIONES : null}
            options={
              opciones?.perfiles
                .filter(({ impedimento }) => impedimento === undefined)
                .map(({ id, nombre }) => ({ value: String(id), label: nombre })) ?? []
            }
            onChange={(text) => set({ perfilId: Number(text) })}
          />
        </Field>
        <Field id="usuario-nombre" label="Nombre Completo" error={errores['nombre']} span={6}>
          <TextInput
            value={datos.nombre}
            maxLength={NOMBRE_USUARIO_MAX}
            onChange={(event) => set({ nombre: event.target.value })}
          />
        </Field>
        <Field
          id="usuario-correo"
          label="Correo Electrónico"
          optional
          help="Con él recupera su contraseña sin ayuda."
          error={errores['correo']}
          span={6}
        >
          <TextInput
            type="email"
            value={datos.correo}
            maxLength={254}
            onChange={(event) => set({ correo: event.target.value })}
          />
        </Field>
      </div>
      <LugarFields
        value={datos}
        perfilId={datos.perfilId}
        opciones={opciones}
        sinOpciones={sinOpciones}
        errores={errores}
        onChange={set}
      />
      {deDos ? (
        <SegundaMano />
      ) : (
        <Field
          id="usuario-clave"
          label="Contraseña"
          optional
          help="Vacía, el portal genera una. En los dos casos se muestra una vez y se cambia al entrar."
          error={errores['clave']}
        >
          <PasswordInput
            value={clave}
            maxLength={CLAVE_MAX}
            autoComplete="new-password"
            onChange={(event) => setClave(event.target.value)}
          />
        </Field>
      )}
    </ActDialog>
  )
}
