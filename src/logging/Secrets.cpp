// SPDX-License-Identifier: GPL-3.0-or-later
#include "logging/Secrets.h"

#include <QRegularExpression>

namespace muster::logging {

QString withoutSecrets(QString text)
{
    // Up to the last @ before the host, since a password may hold one.
    // One slash is left of two where an address was taken for the name of a file.
    static const QRegularExpression inAddress(QStringLiteral("(\\w+:/{1,3}[^:/@\\s]*):[^\\s/]*@"));
    static const QRegularExpression named(QStringLiteral("(passw(?:or)?d|pwd)(\\s*[=:]\\s*)('[^']*'|\"[^\"]*\"|[^\\s;&]+)"),
                                          QRegularExpression::CaseInsensitiveOption);
    text.replace(inAddress, QStringLiteral("\\1:***@"));
    text.replace(named, QStringLiteral("\\1\\2***"));
    return text;
}

} // namespace muster::logging
