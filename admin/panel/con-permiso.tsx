import { createElement } from 'react'
import { canOpenPanel } from '#admin/providers/auth-provider.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { SinPermiso } from './SinPermiso.tsx'
import type { ComponentType, ReactElement } from 'react'
import type { ResourceProps } from 'react-admin'

/**
 * `resource` with its list only for who may open it. react-admin asks for lists of its own; a screen that draws its own would
 * open with its buttons and fail at its first call.
 */
export function conPermiso(resource: ResourceProps): ResourceProps {
  const { name, list } = resource
  if (typeof list !== 'function' && typeof list !== 'object') return resource
  const own = list as ComponentType
  function Gated(): ReactElement {
    return canOpenPanel(useSession(), name) ? createElement(own) : <SinPermiso />
  }
  return { ...resource, list: Gated }
}
