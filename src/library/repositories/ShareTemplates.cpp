// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/repositories/ShareTemplates.h"

#include "library/repositories/NamedValues.h"

namespace muster::library {

namespace {

const QString templatePrefix = QStringLiteral("share.template:");
constexpr int longestTemplateName = 80;

} // namespace

base::Result<QMap<QString, QString>> ShareTemplates::all() const
{
    return namedValues(m_library.database(), QStringLiteral("settings"), templatePrefix);
}

base::Result<void> ShareTemplates::save(const QString &name, const QString &text) const
{
    return m_library.settings().set(templatePrefix + tidy(name), text);
}

// As with folders: a row that is missing at a server would not reach the copies of others.
base::Result<void> ShareTemplates::remove(const QString &name) const
{
    return m_library.settings().set(templatePrefix + tidy(name), QString());
}

QString ShareTemplates::tidy(const QString &typed)
{
    return typed.simplified().left(longestTemplateName).trimmed();
}

} // namespace muster::library
