import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useListaDe } from '#admin/panel/recurso.ts'
import { useNavigate } from 'react-router-dom'
import { rutaPerfil } from '#domain/acceso/ruta-perfil.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { NOMBRE_PERFIL_MAX } from '#domain/acceso/perfil.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage, isApiError } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { cleanText } from '#admin/shared/ui/campos/clean-text.ts'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import type { PerfilDetalle, PerfilPanel } from '#domain/acceso/perfil.ts'
import type { ReactElement } from 'react'

/** A new profile by its name; a blank one makes nothing (specification 2 §2.3), and says what is missing. It can begin as a copy of another. */
export function NuevoPerfil(): ReactElement {
  const navigate = useNavigate()
  const { data = [], isPending: loading } = useListaDe('perfiles')
  const [nombre, setNombre] = useState('')
  const [copiaDe, setCopiaDe] = useState('')
  const model = data.find(({ id }) => String(id) === copiaDe)
  const [missing, setMissing] = useState(false)
  const { run, busy, error, isDone, reset } = useAct({
    call: (text: string) =>
      api.call('POST /api/panel/perfiles', {
        body: {
          nombre: text,
          copiaDe: copiaDe === '' ? null : Number(copiaDe),
        },
      }),
    keys: ['perfiles'],
    toast: (perfil) => `Se creó el perfil ${perfil.nombre}${copiado(perfil, model)}. Elige qué abre y qué puede hacer.`,
    done: (perfil) => void navigate(rutaPerfil(perfil)),
  })
  const text = cleanText(nombre).trim()
  useLeaveGuard(text !== '', isDone)
  const blank = missing && text === '' ? 'Escribe el nombre del perfil.' : null
  const message = error ? ((isApiError(error) ? error.campos['nombre'] : undefined) ?? errorMessage(error)) : null
  return (
    <Card>
      <form
        className="perfil-nuevo"
        onSubmit={(event) => {
          event.preventDefault()
          setMissing(text === '')
          if (text === '') document.getElementById('perfil-nuevo-nombre')?.focus()
          else run(text)
        }}
      >
        <Field id="perfil-nuevo-nombre" label="Nuevo perfil" error={blank ?? message}>
          <TextInput
            value={nombre}
            maxLength={NOMBRE_PERFIL_MAX}
            placeholder="Nombre, por ejemplo Ventanilla de Educación"
            onChange={(event) => {
              // What was refused is told of that name, not of the next one.
              reset()
              setNombre(event.target.value)
            }}
          />
        </Field>
        <Field label="Copiar los permisos de" optional>
          <Combobox
            value={copiaDe}
            loading={loading}
            placeholder="Ninguno: empezar vacío"
            options={data
              .filter(({ protegido }) => !protegido)
              .map(({ id, nombre: label }) => ({ value: String(id), label }))}
            onChange={setCopiaDe}
          />
        </Field>
        <Button type="submit" variant="primary" icon={Plus} busy={busy} busyText="Creando…">
          Agregar perfil
        </Button>
      </form>
    </Card>
  )
}

/** What a copy brings with it: ", con 22 menús y 3 procesos de Ventanilla". */
function copiado({ menus, procesos }: PerfilDetalle, model: PerfilPanel | undefined): string {
  if (!model) return ''
  return `, con ${cuentaTexto(menus.length, 'menú', 'menús')} y ${cuentaTexto(procesos.length, 'proceso', 'procesos')} de ${model.nombre}`
}
