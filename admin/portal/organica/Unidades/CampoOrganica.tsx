import { Plus } from 'lucide-react'
import { siguienteClave } from '#domain/organica/clave.ts'
import { SIN_PADRE } from '#domain/organica/edicion-issues.ts'
import { nombreOrganica, type Nivel } from '#domain/organica/niveles.ts'
import { Combobox } from '#admin/shared/ui/campos/Combobox.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { IconButton } from '#admin/shared/ui/acciones/IconButton.tsx'
import { useBound } from '#admin/shared/form/binding.ts'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { sobre } from './arbol-unidades.ts'
import { CAMPO_NIVEL } from './nivel-pantalla.ts'
import { useOrganica, useUnidades } from './use-unidades.ts'
import type { Niveles } from './arbol-unidades.ts'
import type { PadreOrganica } from './CrearOrganica.tsx'
import type { ReactElement } from 'react'

interface CampoOrganicaProps {
  nivel: Nivel
  niveles: Niveles
  /** Level 0: the next key, which has no row yet. */
  nueva?: string | null
  onCrear?: (padre: PadreOrganica) => void
}

/** Opened again, the dialog asks again. */
const SIN_CLAVES = 'No se pudieron cargar las claves. Cierra y vuelve a abrir.'

/** The organic row that the unit will carry: those that no unit carries yet, and a green plus that makes another. */
export function CampoOrganica({ nivel, niveles, nueva = null, onCrear }: CampoOrganicaProps): ReactElement {
  const clave = useBound('clave')
  const padre = useBound(CAMPO_NIVEL[Math.max(0, nivel - 1)] ?? 'tipo')
  const toast = useToast()
  const parentId = nivel > 0 && typeof padre.value === 'number' ? padre.value : null
  const above = sobre(niveles, parentId, nivel - 1)
  const claves = nivel === 0 ? [] : parentId === null ? null : above.map((unidad) => unidad.clave)
  const { data, isLoading, isError } = useOrganica(nivel, claves)
  const falla = isError ? SIN_CLAVES : null
  const { data: unidades = [] } = useUnidades(nivel)
  const used = new Set(
    unidades.filter((unidad) => nivel === 0 || unidad.parentId === parentId).map((unidad) => unidad.clave),
  )
  const libres = (data ?? []).filter((row) => row.activa && !used.has(row.clave))
  const options = [
    ...libres.map((row) => ({ value: row.clave, label: `${row.clave} ${row.nombre}` })),
    ...(nueva === null ? [] : [{ value: nueva, label: `${nueva} (nueva)` }]),
  ]
  const plus = (): void => {
    if (claves === null) toast.notice(SIN_PADRE)
    else if (data)
      onCrear?.({ claves, nombre: above.at(-1)?.nombre ?? '', clave: siguienteClave(data), choose: clave.set })
  }
  return (
    <div className="organica-clave">
      <Field id={clave.id} label={nivel === 0 ? 'Clave' : nombreOrganica(nivel)} error={clave.error ?? falla}>
        <Combobox
          options={options}
          value={typeof clave.value === 'string' ? clave.value : ''}
          loading={isLoading}
          disabledReason={claves === null ? 'Elige primero la anterior' : null}
          emptyText={nivel === 0 ? 'Sin claves libres.' : 'Sin claves libres: créala con +.'}
          onChange={clave.set}
        />
      </Field>
      {onCrear && (
        <IconButton
          className="organica-mas"
          icon={Plus}
          label={`Crear Orgánica ${nivel}`}
          // The next key is known once those that stand are: before, it would be the first again.
          disabled={claves !== null && !data}
          onClick={plus}
        />
      )}
    </div>
  )
}
