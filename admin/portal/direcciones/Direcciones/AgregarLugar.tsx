import { Plus } from 'lucide-react'
import { useState } from 'react'
import { LUGAR_MAX, lugarIssues } from '#domain/direcciones/lugar.ts'
import { api } from '#admin/providers/api-client.ts'
import { errorMessage } from '#admin/providers/api-error.ts'
import { useAct } from '#admin/shared/form/use-act.ts'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { useLeaveGuard } from '#admin/shared/form/use-leave-guard.ts'
import type { Nivel } from './use-lugares.ts'
import type { ReactElement } from 'react'
import type { Cuerpo } from '#domain/llamadas.ts'

/** One more place, typed over its list. */
export function AgregarLugar({ nivel, parentId }: { nivel: Nivel; parentId: number | null }): ReactElement {
  const [nombre, setNombre] = useState('')
  const [tried, setTried] = useState(false)
  const [issue] = lugarIssues(nivel.nivel, nombre.trim())
  const act = useAct<string>({
    call: (typed) =>
      api.call(`POST /api/${nivel.ruta}`, {
        body: {
          [nivel.campo]: typed,
          ...(nivel.padre === null ? {} : { [nivel.padre]: parentId }),
        } as unknown as Cuerpo<`POST /api/${Nivel['ruta']}`>,
      }),
    keys: [{ queryKey: ['direcciones', nivel.ruta] }],
    done: () => {
      setNombre('')
      setTried(false)
    },
  })
  useLeaveGuard(nombre.trim() !== '', act.isDone)
  const message = act.error ? (Object.values(act.campos)[0] ?? errorMessage(act.error)) : tried && issue?.message
  return (
    <form
      className="dir-agregar"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (!issue) act.run(nombre.trim())
      }}
    >
      <TextInput
        aria-label={`Nombre: ${nivel.uno}`}
        placeholder={`Agregar ${nivel.uno}`}
        value={nombre}
        maxLength={nivel.campo === 'codigo' ? 5 : LUGAR_MAX}
        onChange={(event) => {
          act.reset()
          setTried(false)
          setNombre(event.target.value)
        }}
      />
      <IconButton
        type="submit"
        icon={Plus}
        label={`Agregar ${nivel.uno}`}
        aria-busy={act.busy || undefined}
        aria-disabled={act.busy || undefined}
      />
      {message && (
        <p className="field-error" role="alert">
          {message}
        </p>
      )}
    </form>
  )
}
