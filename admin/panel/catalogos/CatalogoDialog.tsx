import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { cleanCatalogo, LIMITES_CATALOGO } from '#domain/organica/catalogos/catalogo-issues.ts'
import { fieldError } from '#admin/providers/field-errors.ts'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { TextArea } from '#admin/shared/ui/campos/TextArea.tsx'
import { TextInput } from '#admin/shared/ui/campos/TextInput.tsx'
import { createCatalogo, putCatalogo, refreshTablas, useCatalogoAct } from './use-catalogos.ts'
import type { CatalogoPanel } from '#domain/organica/catalogos/catalogo.ts'
import type { ReactElement } from 'react'

interface CatalogoDialogProps {
  /** Absent: a new one. */
  catalogo?: CatalogoPanel | undefined
  onDone: (catalogo: CatalogoPanel) => void
  onClose: () => void
}

/** Makes a catalogue, or changes what one is called and for: its key stays, since other systems ask by it. */
export function CatalogoDialog({ catalogo, onDone, onClose }: CatalogoDialogProps): ReactElement {
  const client = useQueryClient()
  const [datos, setDatos] = useState(catalogo ?? { clave: '', nombre: '', descripcion: '' })
  const set = (change: Partial<typeof datos>): void => setDatos({ ...datos, ...change })
  const { clave, nombre, descripcion } = datos
  const { run, busy, error } = useCatalogoAct(
    async () => {
      if (catalogo) return putCatalogo(catalogo, { nombre, descripcion })
      const made = await createCatalogo({ clave, nombre, descripcion })
      // It is opened next: the list must know it by then.
      await refreshTablas(client)
      return made
    },
    { hecho: catalogo ? 'Se guardó el catálogo.' : 'Se creó el catálogo.', onDone },
  )
  return (
    <ActDialog
      title={catalogo ? `Editar ${catalogo.nombre}` : 'Nuevo catálogo'}
      action={catalogo ? 'Guardar' : 'Crear catálogo'}
      busyText="Guardando…"
      busy={busy}
      error={error}
      failure="No se pudo guardar el catálogo."
      fields={['clave', 'nombre', 'descripcion']}
      onClose={onClose}
      onSubmit={() => run()}
    >
      <Field label="Nombre" error={fieldError(error, 'nombre')}>
        <TextInput
          value={nombre}
          maxLength={LIMITES_CATALOGO.nombre}
          onChange={(event) => set({ nombre: event.target.value })}
          onBlur={() => {
            if (!catalogo && clave === '') set({ clave: claveDe(nombre) })
          }}
        />
      </Field>
      <Field
        label="Clave"
        width={LIMITES_CATALOGO.clave}
        help={
          catalogo
            ? 'La clave no cambia: por ella lo piden otros sistemas.'
            : 'Minúsculas, números y guion bajo. Por ella lo piden otros sistemas: no se podrá cambiar.'
        }
        error={fieldError(error, 'clave')}
      >
        <TextInput
          mono
          value={clave}
          maxLength={LIMITES_CATALOGO.clave}
          readOnly={catalogo !== undefined}
          onChange={(event) => set({ clave: event.target.value })}
          onBlur={() => {
            if (!catalogo) set({ clave: cleanCatalogo(datos).clave })
          }}
        />
      </Field>
      <Field label="Descripción" optional help="Para qué sirve, en una frase." error={fieldError(error, 'descripcion')}>
        <TextArea
          value={descripcion}
          maxLength={LIMITES_CATALOGO.descripcion}
          onChange={(event) => set({ descripcion: event.target.value })}
        />
      </Field>
    </ActDialog>
  )
}

/** A first key out of the name, to be changed by who wants another: "Tipo de vía" offers "tipo_de_via". */
function claveDe(nombre: string): string {
  const { clave } = cleanCatalogo({ clave: nombre, nombre, descripcion: '' })
  return clave.replaceAll(/[^a-z0-9_]/g, '').slice(0, LIMITES_CATALOGO.clave)
}
